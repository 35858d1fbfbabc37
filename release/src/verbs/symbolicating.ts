import { findArtifact, type Artifact } from '../artifacts/artifact.ts';
import { readStoredMaps } from '../artifacts/stored-maps.ts';
import { RefusedError, UsageError } from '../base/errors.ts';
import { readCrashes, type CrashStack, type PinnedFrame } from '../health/crashes/crash-store.ts';
import { symbolicator, type SourceFrame } from '../health/crashes/symbolicate.ts';
import { parseUnitVersion } from '../storage/names.ts';
import { defineVerb } from './verb.ts';

/** The stacks of a version, each frame with its place in the sources. */
export interface Crashes {
  unit: string;
  version: string;
  /** false: published without source maps, so that no frame has a place */
  hasMaps: boolean;
  stacks: (Omit<CrashStack, 'frames'> & { frames: SourceFrame[] })[];
}

/** `symbolicate <unit>@<version> [<chunk>:<line>:<column>…]`: where pages crashed, or these places, in the sources. */
export const symbolicateVerb = defineVerb({
  needs: 'read',
  takes: { names: 'read' },
  async run(registry, { names: [name, ...places] }) {
    if (name === undefined)
      throw new UsageError('symbolicate takes <unit>@<version>, and perhaps <chunk>:<line>:<column>….');
    const { unit, version } = parseUnitVersion(name);
    const artifact = await findArtifact(registry, unit, version);
    if (artifact === null) throw new RefusedError(`${name} is not published.`);
    const hasMaps = (await readStoredMaps(registry, unit, version)) !== null;
    const find = symbolicator(registry);
    if (places.length > 0) {
      const frames = await find(places.map((place) => frameOf(artifact, place)));
      return { json: { unit, version, hasMaps, frames }, text: textOf(frames, hasMaps, name) };
    }
    const stacks: Crashes['stacks'] = [];
    for (const { frames, ...stack } of await readCrashes(registry, unit, version))
      stacks.push({ ...stack, frames: await find(frames) });
    const crashes: Crashes = { unit, version, hasMaps, stacks };
    return { json: crashes, text: crashesText(crashes, name) };
  },
});

/** `static/js/12.js:1:4711`, or `12.js:1:4711` if only one script has this name. */
function frameOf({ manifest: { unit, version, files } }: Artifact, place: string): PinnedFrame {
  const [, chunk = '', line = '', column = ''] =
    /^([\w.~@=,()/-]+\.js):(\d{1,9}):(\d{1,9})$/.exec(place) ?? [];
  if (Number(line) < 1 || Number(column) < 1)
    throw new UsageError('A place is <chunk>:<line>:<column>, such as static/js/12.0a1b2c3d4e.js:1:4711.');
  const named = Object.keys(files).filter((file) => file === chunk || file.endsWith(`/${chunk}`));
  const [only] = named;
  if (only === undefined || named.length > 1)
    throw new RefusedError(
      only === undefined
        ? `${unit}@${version} has no file ${chunk}.`
        : `${unit}@${version} has several files ${chunk}: name its whole path.`,
    );
  return { unit, version, chunk: only, line: Number(line), column: Number(column) };
}

function crashesText({ stacks, hasMaps }: Crashes, name: string): string {
  if (stacks.length === 0) return `No page told where ${name} crashed.`;
  return stacks
    .map(({ count, first, last, frames }) => {
      const visits = count === 1 ? '1 visit' : `${count} visits`;
      return `${visits}, from ${first} to ${last}\n${textOf(frames, hasMaps, name)}`;
    })
    .join('\n\n');
}

function textOf(frames: readonly SourceFrame[], hasMaps: boolean, name: string): string {
  const note = hasMaps ? [] : [`${name} was published without source maps.`];
  return [...note, ...frames.map(frameText)].join('\n');
}

function frameText({ unit, version, chunk, line, column, place }: SourceFrame): string {
  if (place === null) return `  ${unit}@${version} ${chunk}:${line}:${column}`;
  const name = place.name === null ? '' : ` in ${place.name}`;
  const text = place.text === null ? '' : `\n    ${place.text}`;
  return `  ${place.source}:${place.line}:${place.column}${name}${text}`;
}
