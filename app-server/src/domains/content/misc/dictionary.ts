import type { contentDictionaryCalls } from '@resort/mf-content/contract';
import { drawingOf } from '../../../core/pictures/picture-of.ts';
import { FRONT_END_PATHS } from '../texts/front-end-paths.ts';
import { PICTURE_SLOTS } from '../texts/picture-slots.ts';
import { PRIZES } from '../texts/prizes.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';

type Calls = typeof contentDictionaryCalls;

export function prizes({ language }: ContextOf<Calls, 'GET /sjm/dict-code/prize-query'>) {
  return PRIZES.map(({ code, names }, index) => ({ code, name: names[language], order: index + 1 }));
}

/** Only names on the list are resolved. Throws CONTENT_GONE. */
export function frontEndPath({ query }: ContextOf<Calls, 'GET /membership/getFrontendUrlPath'>) {
  const path = FRONT_END_PATHS.get(query.key);
  if (path === undefined) throw new DomainError('CONTENT_GONE');
  return { path };
}

export function picturesOf({ language, query }: ContextOf<Calls, 'GET /country/getPictureManagement'>) {
  return (PICTURE_SLOTS.get(query.slot) ?? []).map((scene) => drawingOf(scene, language));
}
