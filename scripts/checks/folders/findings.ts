import { cyclesIn, type Import } from './graph.ts';

/** Folders whose cycles are still to be taken apart. A folder without one has to leave this list. */
export const OPEN: readonly string[] = ['shared/src', 'shell/src'];

/** What is wrong, a line for each folder. */
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
