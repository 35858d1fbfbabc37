import type { Palette } from '../palette.ts';
import { circle, line, oval, rect, shape } from '../shapes.ts';

/** The shelf's edge. */
const SHELF = 238;

/** One or more objects on a shelf in a lit niche. `shadow`: half the width of the objects. */
export function shelved(p: Palette, shadow: number, content: string): string {
  const arch = (inset: number) =>
    `M${58 + inset} ${SHELF}V${146 + inset / 2}C${58 + inset} ${66 + inset} ${118 + inset} ${24 + inset} 200 ${24 + inset}S${342 - inset} ${66 + inset} ${342 - inset} ${146 + inset / 2}V${SHELF}Z`;
  return (
    rect(0, 0, 400, 300, p.wallLit) +
    line('M24 0V238M376 0V238', p.wall, 1.5, 0.6) +
    shape(arch(0), p.wall) +
    shape(arch(14), p.night, 0.32) +
    line(arch(0), p.metal, 2, 0.75) +
    circle(200, 128, 112, p.glow, 0.1) +
    circle(200, 128, 72, p.glow, 0.13) +
    rect(0, SHELF, 400, 62, p.night) +
    rect(0, SHELF, 400, 3, p.metal, 0, 0.8) +
    oval(200, SHELF + 17, shadow, 9, p.wall, 0.55) +
    content
  );
}
