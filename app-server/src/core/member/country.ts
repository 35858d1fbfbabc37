/** ISO 3166-1 from the runtime's list of regions; its groups of countries are no nationality. */
const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const GROUPS = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** Whether this is the code of a country that somebody can be a national of. */
export const isCountry = (code: string): boolean => !GROUPS.has(code) && REGIONS.of(code) !== undefined;
