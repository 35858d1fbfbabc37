import { glass } from '../furniture.ts';
import type { Palette } from '../palette.ts';
import { circle, halo, line, many, oval, rect, shape } from '../shapes.ts';

/* One thing each, on the same shelf under the same light. */

/** The shelf's edge. */
const SHELF = 238;

function shelved({ wallLit, wall, lamp, night, metal }: Palette, shadow: number, content: string): string {
  return (
    rect(0, 0, 400, 300, wallLit) +
    circle(200, 150, 150, wall, 0.6) +
    halo(200, 120, 150, lamp) +
    rect(0, SHELF, 400, 62, night) +
    rect(0, SHELF, 400, 3, metal, 0, 0.7) +
    oval(200, SHELF + 18, shadow, 9, night) +
    oval(200, SHELF + 18, shadow, 9, wall, 0.35) +
    content
  );
}

/** A candle in a stoneware cup. */
export function candle(p: Palette): string {
  return shelved(
    p,
    86,
    halo(200, 92, 92, p.lamp) +
      shape('M200 62C212 82 214 96 200 108C186 96 188 82 200 62Z', p.lamp) +
      shape('M200 84C206 94 206 101 200 106C194 101 194 94 200 84Z', p.glow) +
      line('M200 106V122', p.night, 3) +
      shape('M142 122H258L250 246Q200 264 150 246Z', p.cloth) +
      shape('M222 122H258L250 246Q236 254 216 256Z', p.clothShade) +
      oval(200, 122, 58, 11, p.clothShade) +
      oval(200, 123, 50, 8, p.glow, 0.75) +
      rect(168, 168, 64, 40, p.cloth, 3) +
      line('M180 182H220M186 194H214', p.metal, 2),
  );
}

/** A folded bathrobe with its belt. */
export function robe(p: Palette): string {
  return shelved(
    p,
    128,
    rect(84, 206, 232, 42, p.clothShade, 12) +
      rect(84, 170, 232, 44, p.cloth, 12) +
      rect(92, 130, 216, 48, p.cloth, 12) +
      line('M100 214H300M108 178H292', p.clothShade, 2) +
      shape('M150 130L200 172L250 130L232 124L200 148L168 124Z', p.clothShade) +
      line('M92 156C150 168 250 168 308 156', p.metal, 9) +
      shape('M190 158H214V178H190Z', p.metal) +
      shape('M196 176L186 216L202 212ZM208 176L220 214L204 210Z', p.metal) +
      many(8, (at) => line(`M${112 + at * 24} 190v10`, p.clothShade, 2, 0.7)),
  );
}

/** A plump pillow on a second one. */
export function pillow(p: Palette): string {
  const cushion = (y: number, fill: string) =>
    shape(
      `M78 ${y}C66 ${y - 40} 92 ${y - 58} 120 ${y - 52}Q200 ${y - 66} 280 ${y - 52}C308 ${y - 58} 334 ${y - 40} 322 ${y}C332 ${y + 24} 306 ${y + 30} 280 ${y + 24}Q200 ${y + 34} 120 ${y + 24}C94 ${y + 30} 68 ${y + 24} 78 ${y}Z`,
      fill,
    );
  return shelved(
    p,
    130,
    cushion(222, p.clothShade) +
      cushion(166, p.cloth) +
      line('M98 160C150 190 250 190 302 160', p.clothShade, 2) +
      line('M86 176Q200 206 314 176', p.metal, 2.5, 0.8) +
      shape('M186 132q14-18 14-18q0 0 14 18q-14 16-14 16q-14-16-14-16Z', p.metal, 0.6),
  );
}

/** Three stemmed glasses before their box. */
export function glasses(p: Palette): string {
  return shelved(
    p,
    130,
    rect(112, 84, 176, 162, p.dusk, 4) +
      rect(240, 84, 48, 162, p.night, 4, 0.35) +
      line('M126 98H274V232H126Z', p.metal, 1.5, 0.8) +
      glass(124, 256, p, p.glow, 2) +
      glass(200, 260, p, p.glow, 2.2) +
      glass(276, 256, p, p.glow, 2),
  );
}

/** An open umbrella, leaning. */
export function umbrella(p: Palette): string {
  return shelved(
    p,
    110,
    '<g transform="rotate(14 200 160)">' +
      line('M200 60V232C200 252 176 252 176 236', p.metal, 6) +
      shape(
        'M72 152C80 84 140 52 200 52S320 84 328 152C312 138 292 138 276 152C260 136 244 136 228 152Q200 132 172 152C156 136 140 136 124 152C108 138 88 138 72 152Z',
        p.dusk,
      ) +
      shape('M200 52C232 72 244 112 228 152Q200 132 172 152C156 112 168 72 200 52Z', p.glow) +
      shape('M200 52C270 54 320 84 328 152C312 138 292 138 276 152C276 112 244 70 200 52Z', p.night, 0.3) +
      line('M200 40V54', p.metal, 5) +
      '</g>',
  );
}

/** A cabin case on wheels with a tag. */
export function suitcase(p: Palette): string {
  return shelved(
    p,
    96,
    line('M172 96V56H228V96', p.metal, 6) +
      rect(126, 92, 148, 148, p.dusk, 18) +
      rect(232, 92, 42, 148, p.night, 18, 0.3) +
      many(5, (at) => line(`M${150 + at * 25} 104V228`, p.glow, 2.5, 0.7)) +
      rect(126, 158, 148, 12, p.metal) +
      circle(200, 164, 9, p.lamp) +
      circle(150, 246, 9, p.metal) +
      circle(250, 246, 9, p.metal) +
      line('M226 76L246 100', p.cloth, 2) +
      '<g transform="rotate(18 250 116)">' +
      rect(238, 100, 26, 40, p.cloth, 5) +
      circle(251, 108, 3, p.night) +
      line('M244 120H258M244 128H254', p.metal, 2) +
      '</g>',
  );
}

/** A bear in a doorman's uniform. */
export function bear(p: Palette): string {
  return shelved(
    p,
    92,
    circle(160, 78, 20, p.metal) +
      circle(240, 78, 20, p.metal) +
      shape('M138 250C124 190 148 156 200 156S276 190 262 250Q200 264 138 250Z', p.dusk) +
      shape('M200 156C252 156 276 190 262 250Q232 258 200 257Z', p.night, 0.28) +
      oval(146, 206, 15, 30, p.dusk) +
      oval(254, 206, 15, 30, p.dusk) +
      circle(146, 234, 13, p.metal) +
      circle(254, 234, 13, p.metal) +
      circle(200, 112, 56, p.metal) +
      oval(200, 130, 26, 20, p.cloth) +
      oval(200, 121, 8, 6, p.night) +
      line('M200 126V136M190 138Q200 144 210 138', p.night, 2.5) +
      circle(180, 106, 5, p.night) +
      circle(220, 106, 5, p.night) +
      shape('M166 70H234L228 44Q200 36 172 44Z', p.dusk) +
      rect(164, 64, 72, 9, p.lamp, 3) +
      many(3, (at) => circle(186, 186 + at * 22, 4, p.lamp) + circle(214, 186 + at * 22, 4, p.lamp)),
  );
}

/** A round tin with its lid beside it, full of biscuits. */
export function biscuits(p: Palette): string {
  const biscuit = (x: number, y: number) =>
    oval(x, y + 4, 24, 12, p.metal) +
    oval(x, y, 24, 12, p.glow) +
    line(`M${x - 9} ${y}h18M${x} ${y - 5}v10`, p.metal, 2);
  return shelved(
    p,
    128,
    oval(286, 226, 58, 20, p.dusk) +
      oval(286, 219, 58, 20, p.dusk) +
      oval(286, 218, 48, 15, p.glow, 0.5) +
      rect(78, 158, 156, 82, p.dusk) +
      oval(156, 240, 78, 20, p.dusk) +
      rect(196, 158, 38, 82, p.night, 0, 0.28) +
      oval(156, 158, 78, 22, p.metal) +
      oval(156, 158, 70, 18, p.night) +
      biscuit(122, 152) +
      biscuit(190, 152) +
      biscuit(156, 140) +
      line('M96 200Q156 222 216 200', p.lamp, 2.5, 0.85) +
      line('M96 214Q156 236 216 214', p.lamp, 1.5, 0.6),
  );
}

/** A tall caddy of tea with a small bowl. */
export function teaCaddy(p: Palette): string {
  return shelved(
    p,
    112,
    rect(132, 96, 104, 150, p.dusk, 8) +
      rect(204, 96, 32, 150, p.night, 8, 0.28) +
      rect(126, 74, 116, 34, p.metal, 8) +
      rect(170, 62, 28, 14, p.metal, 5) +
      rect(150, 132, 68, 84, p.cloth, 4) +
      shape('M184 146C204 160 206 182 184 202C162 182 164 160 184 146Z', p.leaf) +
      line('M184 154V204', p.cloth, 2) +
      shape('M252 206H324C324 236 308 252 288 252S252 236 252 206Z', p.cloth) +
      oval(288, 206, 36, 9, p.clothShade) +
      oval(288, 207, 30, 6, p.metal) +
      line('M278 192c-6-10 6-14 0-24M298 192c-6-10 6-14 0-24', p.cloth, 2, 0.6),
  );
}
