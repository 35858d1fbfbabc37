import { offeredNames, type NamesByPath } from '../../shared/src/build/shared-names.ts';
import { allShareSources } from '@resort/shared/build/shares';
import { partOf, typeContract, type TypeContract } from '@resort/shared/build/types';
import { CHECKED_WHEN_COMPILED } from '../../release/src/composition/gates/share-types.ts';
import { misfits } from '../../release/src/composition/gates/share-types/misfits.ts';

/** What a version of the package offers: names of each sub-path, and their types. In the package as `contract.json`. */
export interface PackageContract {
  names: NamesByPath;
  types: TypeContract;
}

/** Differences between two versions, one sentence each. */
export interface Differences {
  /** a remote that was right before may be wrong now */
  narrowed: string[];
  extended: string[];
}

/** Of the sources here. */
export async function packageContract(): Promise<PackageContract> {
  const names = offeredNames(allShareSources());
  return { names, types: await typeContract(names) };
}

/** Compares as the gate `share-types` does, for a remote that uses every name and sets every prop. */
export async function differences(before: PackageContract, now: PackageContract): Promise<Differences> {
  const kept = pairs(before.names).filter(([share, name]) => now.names[share]?.includes(name));
  const uses = kept
    .filter(([share, name]) => !CHECKED_WHEN_COMPILED.has(`${share} ${name}`))
    .map(([share, name]) => ({ remote: 'every', share, name, props: ['*'] }));
  const unfit = await misfits([{ uses, types: before.types }], now.types);
  const changed = kept.filter(([share, name]) => {
    const own = { [share]: [name] };
    const isUnfit = unfit.some(({ use }) => use.share === share && use.name === name);
    return !isUnfit && textOf(partOf(before.types, own)) !== textOf(partOf(now.types, own));
  });
  return {
    narrowed: [
      ...missing(before, now).map((name) => `${name} is gone`),
      ...unfit.map(({ use: { share, name }, kind, reason }) =>
        kind === 'lost'
          ? `\`${name}\` of \`${share}\` lost ${reason}`
          : `\`${name}\` of \`${share}\`: ${reason}`,
      ),
    ],
    extended: [
      ...missing(now, before).map((name) => `${name} is new`),
      ...changed.map(([share, name]) => `\`${name}\` of \`${share}\` has a wider type`),
    ],
  };
}

/** The version after `before`: a narrowing is a major one, an extension a minor one, anything else a patch. */
export function nextVersion(before: string, { narrowed, extended }: Differences): string {
  const [major = 0, minor = 0, patch = 0] = before.split('.').map(Number);
  if (narrowed.length > 0) return `${major + 1}.0.0`;
  return extended.length > 0 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** The change log's section of a version. */
export function changes(version: string, { narrowed, extended }: Differences): string {
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? '' : `\n### ${title}\n\n${lines.map((line) => `- ${line}\n`).join('')}`;
  const text = list('Narrowed', narrowed) + list('Extended', extended);
  return `## ${version}\n${text === '' ? '\nThe contract is the same.\n' : text}`;
}

const pairs = (names: NamesByPath) =>
  Object.entries(names).flatMap(([share, of]) => of.map((name) => [share, name] as const));

const missing = (from: PackageContract, to: PackageContract) =>
  pairs(from.names)
    .filter(([share, name]) => !to.names[share]?.includes(name))
    .map(([share, name]) => `\`${name}\` of \`${share}\``);

const textOf = (contract: TypeContract) => JSON.stringify(contract);
