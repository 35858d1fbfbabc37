import { createHash } from 'node:crypto';
import type { Language } from '@resort/shared/contract';
import { SKINS } from '@resort/shared/skin/skins';
import { ALTERNATIVES } from '../../locales/drawings.ts';
import { draw } from '../../../demo/art/draw.ts';
import { SCENE_NAMES, type Scene } from '../../../demo/art/scenes/index.ts';

/** Twelve hex digits of all pictures: a new drawing has a new address, so that every answer may be kept for ever. */
export const ART_VERSION = createHash('sha256')
  .update(SCENE_NAMES.flatMap((scene) => SKINS.map((skin) => draw(scene, skin))).join('\n'))
  .digest('hex')
  .slice(0, 12);

/** A picture as a call's reply has it. */
export interface PictureReply {
  /** below the API base, or absolute where an app server keeps photographs; `{skin}` stands for the page's skin */
  src: string;
  /** what it shows, in the caller's language */
  alt: string;
}

/** The address and the text alternative of a picture. */
export function pictureOf(scene: Scene, language: Language): PictureReply {
  return { src: `/art/${scene}.{skin}.svg?v=${ART_VERSION}`, alt: ALTERNATIVES[scene][language] };
}
