import type { sharedCalls } from '@resort/shared/calls/rows';
import { AREA_CODES } from '../../locales/area-codes.ts';
import type { SharedContextOf } from '../../platform/context.ts';

/** The areas a phone number may belong to, named in the caller's language. */
export function areaCodes({ language }: SharedContextOf<typeof sharedCalls, 'GET /common/phone/areaCode'>) {
  return AREA_CODES.map(({ names, ...area }) => ({ ...area, name: names[language] }));
}
