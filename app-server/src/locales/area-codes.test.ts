import { isPhone, normalizePhone } from '@resort/shared/contract';
import { describe, expect, it } from '@jest/globals';
import { AREA_CODES } from './area-codes.ts';

describe('area codes', () => {
  it('appear once each, the frequent ones first, the rest by English name', () => {
    for (const key of ['areaCode', 'countryCode'] as const) {
      expect(new Set(AREA_CODES.map((area) => area[key])).size).toBe(27);
    }
    expect(AREA_CODES).toHaveLength(27);
    const hot = AREA_CODES.filter((area) => area.hot).map(({ countryCode }) => countryCode);
    expect(hot).toEqual(['MO', 'HK', 'CN', 'TW', 'KR', 'JP']);
    expect(AREA_CODES.slice(0, 6).every((area) => area.hot)).toBe(true);
    const rest = AREA_CODES.slice(6).map(({ names }) => names.en);
    expect(rest).toEqual(rest.toSorted());
  });

  it.each(AREA_CODES)('$areaCode takes its own example', (area) => {
    expect(area.areaCode).toMatch(/^\+\d{1,4}$/);
    expect(area.minLength).toBeLessThanOrEqual(area.maxLength);
    expect(normalizePhone(area.example, area)).toBe(area.example);
    expect(isPhone(area.example, area)).toBe(true);
  });
});
