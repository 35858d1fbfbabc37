import type { Language } from '@resort/shared/contract';
import { COMMON_TEXTS } from './index.ts';

/** A picture as the database holds it. */
export interface Picture {
  /** below the API base, or absolute for a photograph; `{skin}` is replaced by the page's skin */
  readonly src: string;
  /** what it shows, for whoever does not see it */
  readonly alt: Readonly<Record<Language, string>>;
}

/** What each picture shows, for whoever does not see it. */
const ALTERNATIVES = COMMON_TEXTS.drawings satisfies Record<string, Picture['alt']>;

/** A drawing of the demo, by the name in its address. */
export type Drawing = keyof typeof ALTERNATIVES;

export const drawn = (name: Drawing): Picture => ({
  src: `/art/${name}.{skin}.svg`,
  alt: ALTERNATIVES[name],
});
