import type { Language } from '@resort/shared/contract';
import { COMMON_TEXTS } from './index.ts';

/** A picture as the database holds it. */
export interface Picture {
  /** below the API base, or absolute for a photograph; `{skin}` is replaced by the page's skin */
  readonly src: string;
  /** what it shows, for people who cannot see it */
  readonly alt: Readonly<Record<Language, string>>;
  /** other files of the same picture, as `<img srcset>`: `/a.avif 1x, /b.avif 2x`; addresses as `src` */
  readonly srcset?: string | undefined;
  /** as `<img sizes>`, for widths in `srcset` */
  readonly sizes?: string | undefined;
  /** of the file behind `src`, pixels; both or none */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** the dominant colour, `#rrggbb`, and what every crop keeps, `70% 40%` from the left and the top */
  readonly colour?: string | undefined;
  readonly focus?: string | undefined;
  /** other compositions, the widest first, for viewports of at least so many pixels */
  readonly sources?: { from: number; srcset: string }[] | undefined;
}

/** What each picture shows, for people who cannot see it. */
const ALTERNATIVES = COMMON_TEXTS.drawings satisfies Record<string, Picture['alt']>;

/** A drawing of the demo, by the name in its address. */
export type Drawing = keyof typeof ALTERNATIVES;

export const drawn = (name: Drawing): Picture => ({
  src: `/art/${name}.{skin}.svg`,
  alt: ALTERNATIVES[name],
});
