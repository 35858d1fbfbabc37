import type { Skin } from '@resort/shared/skin/skins';
import { PALETTES } from './palette.ts';
import { SCENES, type Scene } from './scenes/index.ts';

/** A picture as an SVG document of 4:3; the middle square of it is a picture too, for 1:1. Always the same text. */
export function draw(scene: Scene, skin: Skin): string {
  const content = SCENES[scene](PALETTES[skin]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="800" height="600" stroke-linecap="round">${content}</svg>`;
}
