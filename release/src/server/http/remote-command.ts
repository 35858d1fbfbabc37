import { join } from 'node:path';
import { buildSource } from '@resort/shared/build/source';
import type { Answer } from '../../verbs/verb.ts';
import { builtUnits } from '../../verbs/shipping.ts';
import { readBuild } from '../../artifacts/dist-folder.ts';
import { ConflictError, FrozenError, RefusedError, UnreachableError, UsageError } from '../../base/errors.ts';
import type { Problem } from '../../base/problem.ts';
import { toWire, type WireAnswer, type WireCommand } from './wire.ts';

interface RemoteWords {
  verb: string;
  names: readonly string[];
  args: string[];
  /** reads a file of this machine */
  file: (path: string) => Promise<string>;
}

/**
 * Runs a verb at a remote registry. Throws the same errors as a local verb.
 * @param registry the address of its API, without a trailing slash
 * @param args the words of the command line after the verb, without connection options
 */
export async function runRemotely(
  registry: string,
  token: string | undefined,
  { verb, names, args, file }: RemoteWords,
): Promise<Answer> {
  if (!token) throw new UsageError('A remote registry needs RELEASE_TOKEN in the environment.');
  const command: WireCommand = { args };
  if (verb === 'publish') {
    const units = names.length > 0 ? names : await builtUnits();
    const builds = await Promise.all(
      units.map(async (unit) => ({
        ...(await readBuild(join(unit, 'dist'))),
        source: buildSource(unit, '.'),
      })),
    );
    Object.assign(command, {
      args: args.filter((word) => !names.includes(word)),
      builds: builds.map(toWire),
    });
  }
  // the registry must not read files by a name that somebody sends
  if (verb === 'plan' || verb === 'apply') command.file = await file(names[0] ?? '');
  const { ok, body } = await ask(`${registry}/v1/${verb}`, token, command);
  if (!ok) throw asError(body as Problem);
  const { result, text, exitCode } = body as WireAnswer;
  return { json: result, text, exitCode };
}

/** A wrong address or a proxy may give a response that is not from a registry. */
async function ask(
  url: string,
  token: string,
  command: WireCommand,
): Promise<{ ok: boolean; body: unknown }> {
  const end = 'is RELEASE_REGISTRY (or --registry) the address of a registry that runs?';
  const request = {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(command),
  };
  const response = await fetch(url, request).catch(() => null);
  if (response === null) throw new UnreachableError(`No response from ${url}: ${end}`);
  const body: unknown = await response.json().catch(() => null);
  if (body === null || typeof body !== 'object' || !('detail' in body || 'result' in body))
    throw new UnreachableError(`The server at ${url} (${response.status}) is no registry: ${end}`);
  return { ok: response.ok, body };
}

function asError({ status, detail }: Problem): Error {
  if (status === 400) return new UsageError(detail);
  if (status === 423) return new FrozenError(detail);
  if (status === 409) return new ConflictError(detail);
  if (status === 500) return new Error(detail);
  return new RefusedError(detail);
}
