import type { Palette } from '../palette.ts';
import { circle, line, many, oval, rect, shape } from '../shapes.ts';
import { shelved } from './shelf.ts';

/* Keepsakes. */

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

/** An open umbrella, leaning, its ribs showing. */
export function umbrella(p: Palette): string {
  return shelved(
    p,
    96,
    '<g transform="rotate(12 200 160)">' +
      line('M200 62V234C200 253 177 253 177 237', p.metal, 5) +
      shape(
        'M84 156C92 92 146 60 200 60S308 92 316 156Q296 138 277 156Q252 136 226 156Q200 136 174 156Q148 136 123 156Q104 138 84 156Z',
        p.dusk,
      ) +
      shape('M200 60C172 74 150 112 123 156Q148 136 174 156Q180 104 200 60Z', p.glow) +
      shape('M200 60C228 74 250 112 277 156Q252 136 226 156Q220 104 200 60Z', p.glow) +
      shape('M200 60C254 60 308 92 316 156Q296 138 277 156C262 104 232 72 200 60Z', p.night, 0.32) +
      line(
        'M200 60C172 74 150 112 123 156M200 60Q180 104 174 156M200 60Q220 104 226 156M200 60C228 74 250 112 277 156',
        p.metal,
        1.4,
        0.8,
      ) +
      line('M200 46V60', p.metal, 5) +
      '</g>',
  );
}

/** A lit paper lantern with a lotus on it. */
export function paperLantern(p: Palette): string {
  return shelved(
    p,
    80,
    line('M200 58V78', p.metal, 2.5) +
      circle(200, 150, 92, p.glow, 0.16) +
      oval(200, 150, 72, 66, p.dusk) +
      oval(200, 150, 52, 66, p.glow) +
      oval(200, 150, 26, 66, p.lamp) +
      line('M135 122Q200 112 265 122M129 150H271M135 178Q200 188 265 178', p.wallLit, 1.2, 0.5) +
      shape('M200 176C186 164 186 146 200 130C214 146 214 164 200 176Z', p.wallLit) +
      shape('M198 176C178 176 166 164 162 146C180 148 190 158 198 176Z', p.wallLit, 0.85) +
      shape('M202 176C222 176 234 164 238 146C220 148 210 158 202 176Z', p.wallLit, 0.85) +
      rect(172, 80, 56, 11, p.metal, 3) +
      rect(172, 209, 56, 11, p.metal, 3) +
      line('M200 220V236M192 236V252M200 236V256M208 236V252', p.metal, 2.5),
  );
}
