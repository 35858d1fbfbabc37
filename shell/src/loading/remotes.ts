import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { addTexts, currentLanguage } from '@resort/shared/i18n';
import type { ReleaseDocument, ReleaseRoute, RemoteDefinition } from '@resort/shared/remote';
import type { ComponentType } from 'react';
import { integrityPlugin } from './integrity-plugin.ts';

/** Tells the runtime where each remote of the release is: direct, hashed entries, no manifest fetched at run time. */
export function registerRelease(release: ReleaseDocument): void {
  registerPlugins([integrityPlugin(release)]);
  const remotes = Object.values(release.units).flatMap(({ container, base, entry }) =>
    container === null ? [] : [{ name: container, entry: base + entry }],
  );
  registerRemotes(remotes);
}

/** A route's screen, from its remote, with the remote's texts in place. */
export async function loadScreen(release: ReleaseDocument, route: ReleaseRoute): Promise<ComponentType> {
  const remote = await loadDefinition(release, route.unit);
  const own = remote.routes.find(({ path }) => path === route.path);
  if (!own) throw new Error(`${route.unit} has no screen for ${route.path}`);
  const [screen, texts] = await Promise.all([own.screen(), remote.translations(currentLanguage())]);
  addTexts(remote.domain, texts.default);
  return screen.default as ComponentType;
}

async function loadDefinition(release: ReleaseDocument, unit: string): Promise<RemoteDefinition> {
  const container = release.units[unit]?.container;
  const module = await loadRemote<{ default: RemoteDefinition }>(`${container}/remote`);
  if (!module?.default) throw new Error(`${unit} exposes no remote`);
  return module.default;
}
