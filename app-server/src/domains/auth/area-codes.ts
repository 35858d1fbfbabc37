import type { sharedCalls } from '@resort/shared/calls/rows';
import { AREA_CODES } from '../../locales/area-codes.ts';
import type { ContextOf } from '../../platform/context.ts';

/** The areas a phone number may belong to, named in the caller's language. */
export function areaCodes({ language }: ContextOf<typeof sharedCalls, 'GET /common/phone/areaCode'>) {
  return AREA_CODES.map(({ names, ...area }) => ({ ...area, name: names[language] }));
}
