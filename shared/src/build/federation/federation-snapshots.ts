/**
 * Replaces the federation runtime's handler of manifests and snapshots, 1.4 kB of the first script. This product's
 * remotes are registered with their entry and never with a manifest, and its plug-in for snapshots is switched off
 * (`disableSnapshot`), but the runtime keeps the handler wherever there are remotes.
 */
export class SnapshotHandler {
  /** The runtime offers its plug-ins to it; none of ours follows snapshots. */
  readonly hooks = { lifecycle: {}, applyPlugin: () => undefined };
  /** The runtime deletes a remote's manifest when the remote is registered again. */
  readonly manifestCache = new Map<string, unknown>();

  loadRemoteSnapshotInfo(): never {
    throw new Error('A remote is registered with its entry: there are no manifests.');
  }
}

/** No snapshot names any remote. */
export const getGlobalRemoteInfo = () => ({});
