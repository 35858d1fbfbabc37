import type { PageExtras } from '../../../src/schema/domains/page-extras.ts';
import type { Story } from '../story.ts';
import { MAP_PAGE } from './map.ts';
import { TRAFFIC_PAGE } from './traffic.ts';
import { VISA_PAGE } from './visa.ts';
import { WEATHER_PAGE } from './weather.ts';

/** What a guest should know of Macau. */
export const CITY_PAGES: readonly (Story & { readonly extras?: PageExtras })[] = [
  TRAFFIC_PAGE,
  VISA_PAGE,
  WEATHER_PAGE,
  MAP_PAGE,
];
