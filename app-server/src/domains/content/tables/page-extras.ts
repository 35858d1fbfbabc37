import type { Written } from '../../../locales/written.ts';

/** What only some kinds of pages have. */
export interface PageExtras {
  /** CITY: a line of a table */
  readonly facts?: readonly { readonly name: Written; readonly value: Written }[];
  /** CITY: WGS 84 degrees */
  readonly places?: readonly {
    readonly name: Written;
    readonly address: Written;
    readonly latitude: number;
    readonly longitude: number;
  }[];
  /** LANDING: what to do next */
  readonly action?: { readonly name: Written; readonly link: string };
  /** ABOUT: questions with their answers as HTML */
  readonly questions?: readonly { readonly question: Written; readonly html: Written }[];
}
