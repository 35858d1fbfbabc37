import { LANGUAGES } from '@resort/shared/contract';
import { SKINS } from '@resort/shared/skin';
import { checkParts } from './parts.ts';

checkParts({
  looks: SKINS.flatMap((skin) => (['light', 'dark'] as const).map((scheme) => [skin, scheme] as const)),
  languages: LANGUAGES,
});
