import type { Skin } from '@resort/shared/skin/skins';
import { PALETTES } from './palette.ts';
import { SCENES, type Scene } from './scenes/index.ts';

/**
 * Draws a picture as an SVG document of 4:3, whose middle square works as a 1:1 picture. The result is
 * always the same.
 */
export function draw(scene: Scene, skin: Skin): string {
  const content = SCENES[scene](PALETTES[skin]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="800" height="600" stroke-linecap="round">${content}</svg>`;
}
