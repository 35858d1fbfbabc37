import { LANGUAGES, toLanguage, type Language } from '../src/i18n/index.ts';
import { isSkin, DEFAULT_SKIN, type Skin } from '../src/skin/index.ts';

export const SCHEMES = ['light', 'dark'] as const;
/** Text size in per cent of the browser's default. */
export const SIZES = ['100', '200'] as const;
export { LANGUAGES };

const VIEWS = ['parts', 'bare', 'unframed', 'skins'] as const;

/** What the gallery shows, parsed from its address. */
export interface Query {
  skin: Skin;
  scheme: (typeof SCHEMES)[number];
  size: (typeof SIZES)[number];
  l: Language;
  /** title of a component; empty for all */
  part: string;
  /** name of a state; empty for all */
  state: string;
  /**
   * `bare`: the components without the controls; `unframed`: also without those that need their own page;
   * `skins`: the same page in all skins and schemes
   */
  view: (typeof VIEWS)[number];
}

export function readQuery(search: string): Query {
  const given = new URLSearchParams(search);
  const skin = given.get('skin');
  const view = given.get('view');
  return {
    skin: isSkin(skin) ? skin : DEFAULT_SKIN,
    scheme: given.get('scheme') === 'dark' ? 'dark' : 'light',
    size: given.get('size') === '200' ? '200' : '100',
    l: toLanguage(given.get('l')),
    part: given.get('part') ?? '',
    state: given.get('state') ?? '',
    view: VIEWS.find((known) => known === view) ?? 'parts',
  };
}

/** The gallery's address for a query. Options that `change` leaves out keep the value of `base`. */
export function addressOf(base: Query, change: Partial<Query>): string {
  return `?${new URLSearchParams({ ...base, ...change })}`;
}
