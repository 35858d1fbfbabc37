import { pageOf, queryPaging } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { articleBrief, articleDetail } from './articles.calls.ts';
import { choice, id } from './ids.ts';

/** Kinds of pages about Macau; `/macau-info?kind=` has them in lower case. */
export const CITY_KINDS = ['TRAFFIC', 'VISA', 'WEATHER', 'MAP'] as const;
const kind = z.enum(CITY_KINDS);
export type CityKind = z.infer<typeof kind>;

export const cityPage = z.extend(articleDetail, {
  /** a line of a table: 'July' and '26–32 °C, rain on 17 days' */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  /** places worth finding; WGS 84 degrees */
  places: z.array(
    z.object({
      name: z.string(),
      /** as a driver would read it, always with Chinese characters */
      address: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
});
export type CityPage = z.infer<typeof cityPage>;

export const TRAFFIC_KINDS = ['SHUTTLE', 'TAXI', 'BUS', 'LRT', 'FERRY', 'AIR', 'BRIDGE'] as const;
const trafficKind = z.enum(TRAFFIC_KINDS);
export type TrafficKind = z.infer<typeof trafficKind>;

const traffic = z.object({
  kind: trafficKind,
  name: z.string(),
  text: z.string(),
  /** where it runs by a timetable; empty where it does not */
  lines: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      /** HH:mm in Macau */
      first: z.string(),
      last: z.string(),
      everyMinutes: z.int(),
    }),
  ),
});
export type Traffic = z.infer<typeof traffic>;

export const cityCalls = defineCalls({
  'GET /api/macau/info/list': {
    query: z.object({ categoryId: z.optional(kind), ...queryPaging }),
    reply: pageOf(articleBrief),
    access: 'anyone',
    summary: 'Pages about Macau, in the editors’ order',
  },
  'GET /api/macau/info/detail': {
    query: z.object({ id }),
    reply: cityPage,
    access: 'anyone',
    errors: ['GONE'],
    summary: 'One of them. CONTENT_GONE: there is none, or no longer',
  },
  'GET /api/macau/info/categories': {
    reply: z.array(choice),
    access: 'anyone',
    summary: 'Kinds of such pages: TRAFFIC, VISA, WEATHER, MAP; only those that hold something',
  },
  'GET /traffic/info': {
    query: z.object({ kind: z.optional(trafficKind) }),
    reply: z.array(traffic),
    access: 'anyone',
    summary: 'Ways of getting here and about, by kind or all; with the timetables of our shuttles',
  },
});
