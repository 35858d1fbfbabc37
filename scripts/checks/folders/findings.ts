import { cyclesIn, type Import } from './graph.ts';

/** One line for each folder whose parts import each other in a cycle. */
export const findings = (imports: readonly Import[]): string[] =>
  cyclesIn(imports).map(
    ({ folder, way }) => `${folder}: ${way.map(({ from, to }) => `${from} → ${to}`).join(', ')}`,
  );
