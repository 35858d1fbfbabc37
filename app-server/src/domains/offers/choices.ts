import type { Language } from '@resort/shared/contract';
import { drawingOf } from '../../core/pictures/picture-of.ts';
import { AREAS, OFFER_CATEGORIES, OFFER_TAGS, SHOP_ICONS, type Choice } from '../../locales/offer-choices.ts';

interface Asked {
  readonly language: Language;
}

const inOrder = (choices: readonly Choice[], { language }: Asked) =>
  choices.map(({ code, names }, index) => ({ id: code, name: names[language], order: index + 1 }));

export const categories = (asked: Asked) => inOrder(OFFER_CATEGORIES, asked);
export const tags = (asked: Asked) => inOrder(OFFER_TAGS, asked);

export function areas({ language }: Asked) {
  const place = ({ code, names }: Choice) => ({ code, name: names[language] });
  return AREAS.map((area) => ({ ...place(area), children: area.quarters.map(place) }));
}

export function shopIcons({ language }: Asked) {
  return SHOP_ICONS.map(({ code, names, picture, query }, index) => ({
    id: code,
    name: names[language],
    picture: drawingOf(picture, language),
    link: `/offers?${query}`,
    order: index + 1,
  }));
}
