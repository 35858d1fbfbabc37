import type { Palette } from '../palette.ts';
import { circle, line, many, oval, rect, shape } from '../shapes.ts';
import { shelved } from './shelf.ts';

/* Gifts to eat and drink. */

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

/** A small cake on a plate, one candle lit. */
export function cake(p: Palette): string {
  return shelved(
    p,
    104,
    circle(200, 70, 44, p.glow, 0.2) +
      shape('M186 234H214L230 252H170Z', p.metal) +
      oval(200, 232, 104, 12, p.metal) +
      oval(200, 228, 104, 11, p.clothShade) +
      shape('M124 142V222Q124 234 200 234T276 222V142Z', p.cloth) +
      shape('M240 144V231Q276 229 276 222V142Z', p.clothShade) +
      line('M126 190Q200 202 274 190', p.dusk, 7) +
      shape(
        'M124 140V158q9 14 18 0q10 22 20 4q10 16 19 2q10 22 20 2q9 18 19-2q10 18 19 0q10 14 18-4q9 12 19-2V140Z',
        p.dusk,
      ) +
      oval(200, 140, 76, 15, p.dusk) +
      oval(200, 138, 64, 11, p.wallLit, 0.55) +
      many(5, (at) => circle(150 + at * 25, 140 + (at % 2) * 5, 7, at % 2 === 0 ? p.cloth : p.glow)) +
      line('M200 134V94', p.lamp, 6) +
      shape('M200 58C208 72 209 82 200 89C191 82 192 72 200 58Z', p.lamp),
  );
}

/** A hamper: a bottle, a tin and a linen cloth in a basket. */
export function hamper(p: Palette): string {
  const weave = many(4, (row) =>
    line(`M${98 + row * 3} ${180 + row * 18}H${302 - row * 3}`, p.wall, 2, 0.45),
  );
  return shelved(
    p,
    118,
    line('M108 168C108 44 292 44 292 168', p.metal, 7) +
      rect(146, 96, 32, 90, p.night, 6) +
      rect(155, 64, 14, 40, p.night, 4) +
      rect(154, 60, 16, 16, p.metal, 3) +
      rect(146, 126, 32, 34, p.cloth) +
      line('M153 138H171M156 148H168', p.metal, 2) +
      rect(190, 122, 66, 60, p.dusk, 5) +
      rect(186, 112, 74, 16, p.glow, 5) +
      line('M204 148Q223 162 242 148', p.lamp, 2.4) +
      circle(274, 150, 20, p.glow) +
      shape('M92 168H308L292 254H108Z', p.metal) +
      shape('M262 168H308L292 254H250Z', p.night, 0.28) +
      weave +
      line(
        many(9, (at) => `M${116 + at * 21} 176L${122 + at * 19} 250`),
        p.wall,
        1.6,
        0.4,
      ) +
      rect(86, 160, 228, 16, p.metal, 6) +
      shape('M112 160C108 190 124 210 146 214C142 192 152 178 176 160Z', p.cloth) +
      shape('M146 214C142 192 152 178 176 160H164C140 174 136 192 146 214Z', p.clothShade),
  );
}
