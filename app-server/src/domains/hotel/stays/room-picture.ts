import type { Language } from '@resort/shared/contract';
import { pictureOf, type PictureReply } from '../../../core/pictures/picture-of.ts';
import type { RoomType } from '../rates/houses.ts';

/** The first picture of a room type; the schema lets none be without. */
export function roomPicture({ code, pictures }: RoomType, language: Language): PictureReply {
  const [scene] = pictures;
  if (scene === undefined) throw new Error(`room type ${code} has no picture`);
  return pictureOf(scene, language);
}
