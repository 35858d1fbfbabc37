import { cyclesIn, type Import } from './graph.ts';

/** Folders with cycles that still need to be removed. A folder without a cycle must leave this list. */
export const OPEN: readonly string[] = ['shell/src'];

/** The problems, one line for each folder. */
export function findings(imports: readonly Import[], open: readonly string[] = OPEN): string[] {
  const cycles = cyclesIn(imports);
  const cyclic = new Set(cycles.map(({ folder }) => folder));
  return [
    ...cycles
      .filter(({ folder }) => !open.includes(folder))
      .map(({ folder, way }) => `${folder}: ${way.map(({ from, to }) => `${from} → ${to}`).join(', ')}`),
    ...open
      .filter((folder) => !cyclic.has(folder))
      .map(
        (folder) =>
          `${folder}: has no cycle any more; take it off the list in scripts/checks/folders/findings.ts`,
      ),
  ];
}
