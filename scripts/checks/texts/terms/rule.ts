/** A wrong term, mark or form, and what to write instead: docs/glossary.md. */
export interface TermRule {
  readonly wrong: RegExp;
  readonly right: string;
  readonly why: string;
  /** `screens`: only where the member taps and reads labels, since stories and legal texts may say it. */
  readonly only?: 'screens';
}

/** A word that is right in another sense. */
export interface TermException {
  /** a file, or a file and a key: `mf-hotel/src/locales/en.json "order.title"` */
  readonly place: string;
  /** as it is written there */
  readonly term: string;
  readonly why: string;
}
