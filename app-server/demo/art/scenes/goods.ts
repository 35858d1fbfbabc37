import { glass } from '../furniture.ts';
import type { Palette } from '../palette.ts';
import { halo, line, oval, rect, shape } from '../shapes.ts';
import { shelved } from './shelf.ts';

/* Goods for the home. */

/** A candle in a cup, its lid beside it. */
export function candle(p: Palette): string {
  return shelved(
    p,
    112,
    halo(190, 86, 84, p) +
      shape('M190 48C205 72 208 90 190 103C172 90 175 72 190 48Z', p.lamp) +
      shape('M190 76C198 88 198 97 190 102C182 97 182 88 190 76Z', p.glow) +
      line('M190 103V122', p.night, 3) +
      shape('M136 124V234Q136 253 190 255Q244 253 244 234V124Z', p.cloth) +
      shape('M214 126V254Q244 251 244 234V124Z', p.clothShade) +
      oval(190, 124, 54, 11, p.clothShade) +
      oval(190, 125, 46, 8, p.glow) +
      oval(190, 125, 22, 3.6, p.lamp, 0.8) +
      line('M156 164H212V222H156Z', p.metal, 1.6) +
      shape('M184 202C172 194 172 184 184 174C196 184 196 194 184 202Z', p.metal) +
      line('M168 190Q176 204 184 204T200 190M172 212H196', p.metal, 1.8) +
      rect(256, 236, 68, 15, p.metal, 5) +
      oval(290, 236, 34, 7, p.glow) +
      oval(290, 235, 27, 5, p.metal) +
      shape('M284 233Q290 214 296 233Z', p.metal),
  );
}

/** A bathrobe on its hanger. */
export function robe(p: Palette): string {
  return shelved(
    p,
    86,
    line('M200 72V58C200 46 216 46 216 58', p.metal, 3) +
      line('M146 92Q200 56 254 92', p.metal, 4) +
      shape('M146 84C122 92 112 130 104 190L136 200L152 132Z', p.clothShade) +
      shape('M254 84C278 92 288 130 296 190L264 200L248 132Z', p.clothShade) +
      shape('M146 84Q200 62 254 84L264 112L262 230Q200 240 138 230L136 112Z', p.cloth) +
      shape('M254 84L264 112L262 230Q246 234 226 235L232 150Z', p.clothShade, 0.55) +
      shape('M174 76Q200 66 226 76Q222 118 200 148Q178 118 174 76Z', p.dusk) +
      shape('M174 75C164 98 176 134 198 166L204 152C186 128 178 102 182 73Z', p.clothShade) +
      shape('M226 75C236 98 224 134 202 166L196 152C214 128 222 102 218 73Z', p.clothShade) +
      line('M200 164V236', p.clothShade, 2.5) +
      line('M136 164Q200 176 264 164', p.metal, 9) +
      line('M196 172L182 216M204 172L214 212', p.metal, 6) +
      shape(
        'M200 170C188 154 170 158 172 168S188 182 200 170C212 182 228 178 228 168S212 154 200 170Z',
        p.metal,
      ) +
      shape('M240 122C234 116 234 110 240 104C246 110 246 116 240 122Z', p.metal),
  );
}

/** Two pillows with piped edges, one leaning behind the other. */
export function pillow(p: Palette): string {
  return shelved(
    p,
    132,
    shape(
      'M104 98Q98 84 114 84Q200 72 286 84Q302 84 296 98Q306 150 298 204H102Q94 150 104 98Z',
      p.clothShade,
    ) +
      line('M118 98Q200 86 282 98Q290 150 284 196M118 98Q110 150 116 196', p.metal, 1.8, 0.75) +
      shape('M200 134C188 124 188 112 200 102C212 112 212 124 200 134Z', p.metal, 0.85) +
      shape(
        'M78 168Q70 152 88 152Q200 134 312 152Q330 152 322 168Q334 204 322 240Q328 256 310 256Q200 266 90 256Q72 256 78 240Q66 204 78 168Z',
        p.cloth,
      ) +
      shape('M78 240Q200 226 322 240Q328 256 310 256Q200 266 90 256Q72 256 78 240Z', p.clothShade, 0.7) +
      line('M92 168Q200 150 308 168Q318 204 308 240Q200 250 92 240Q82 204 92 168Z', p.metal, 2, 0.8) +
      line('M92 168Q112 180 120 190M308 168Q288 180 280 190', p.clothShade, 2.5),
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

/** Three bottles of oil with stoppers, and a rolled towel. */
export function bathOils(p: Palette): string {
  const bottle = (x: number, top: number, wide: number, oil: string) =>
    rect(x - wide / 2, top, wide, 250 - top, oil, 9) +
    rect(x + wide / 2 - 9, top + 5, 9, 240 - top, p.night, 4, 0.25) +
    rect(x - 8, top - 16, 16, 20, oil, 2) +
    rect(x - 11, top - 28, 22, 15, p.metal, 4) +
    rect(x - wide / 2, top + 46, wide, 44, p.cloth) +
    line(`M${x - 9} ${top + 62}h18M${x - 6} ${top + 74}h12`, p.metal, 2.2);
  return shelved(
    p,
    130,
    bottle(126, 132, 48, p.pool) +
      bottle(190, 104, 54, p.dusk) +
      bottle(248, 146, 44, p.glow) +
      rect(268, 214, 70, 40, p.clothShade, 18) +
      shape('M286 214H300V254H286Q272 234 286 214Z', p.cloth) +
      line('M292 226q10 8 0 16q-8-4-4-9', p.clothShade, 2.4) +
      line('M318 216V252', p.metal, 3),
  );
}
