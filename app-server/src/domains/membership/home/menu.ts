import type { Language } from '@resort/shared/contract';
import { drawingOf } from '../../../core/pictures/picture-of.ts';
import { BANNERS } from '../texts/banners.ts';
import { MENU } from '../texts/menu.ts';

interface Asked {
  readonly language: Language;
}

/** The quick menu; all of it is for members. */
export function displayMenu({ language }: Asked) {
  return MENU.map(({ key, name, icon, route }, order) => ({
    key,
    name: name[language],
    icon,
    route,
    order,
    visible: true,
    needLogin: true,
  }));
}

export function banners({ language }: Asked) {
  return BANNERS.map(({ id, title, text, picture, link }) => ({
    id,
    title: title[language],
    text: text[language],
    picture: drawingOf(picture, language),
    link,
  }));
}
