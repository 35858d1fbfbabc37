import type { contentDictionaryCalls } from '@resort/mf-content/contract';
import { requiredOf, singleOf } from '../../../core/content/read-content.ts';
import { pictureOf } from '../../../core/pictures/picture-of.ts';
import type { SharedContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';

type Calls = typeof contentDictionaryCalls;

export async function prizes({ db, language }: SharedContextOf<Calls, 'GET /sjm/dict-code/prize-query'>) {
  const content = await requiredOf(db, 'prizes');
  return content.prizes.map(({ code, name }, index) => ({ code, name: name[language], order: index + 1 }));
}

/** Only names on the list are resolved. Throws CONTENT_GONE. */
export async function frontEndPath({
  db,
  query,
}: SharedContextOf<Calls, 'GET /membership/getFrontendUrlPath'>) {
  const { places } = await requiredOf(db, 'places');
  const place = places.find(({ key }) => key === query.key);
  if (place === undefined) throw new DomainError('CONTENT_GONE');
  return { path: place.path };
}

export async function picturesOf({
  db,
  language,
  query,
}: SharedContextOf<Calls, 'GET /country/getPictureManagement'>) {
  const content = await singleOf(db, 'pictureSlots');
  const pictures = content?.slots.find(({ slot }) => slot === query.slot)?.pictures ?? [];
  return pictures.map((picture) => pictureOf(picture, language));
}
