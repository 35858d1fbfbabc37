import type { CityKind } from '../../../contract/index.ts';

/** The topics of the guide, as they appear in the address. */
export const KINDS = ['traffic', 'visa', 'weather', 'map'] as const satisfies readonly Lowercase<CityKind>[];
export type Kind = (typeof KINDS)[number];

export const CATEGORY_OF = {
  traffic: 'TRAFFIC',
  visa: 'VISA',
  weather: 'WEATHER',
  map: 'MAP',
} as const satisfies Record<Kind, CityKind>;
