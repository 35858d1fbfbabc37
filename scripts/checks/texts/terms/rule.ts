/** A wrong term, mark or form, and what to write instead: docs/glossary.md. */
export interface TermRule {
  readonly wrong: RegExp;
  readonly right: string;
  readonly why: string;
  /** `screens`: only on screens with controls and labels, because stories and legal texts may use the term. */
  readonly only?: 'screens';
}

/** A word that is right in another sense. */
export interface TermException {
  /** a file, or a file and a key: `mf-hotel/src/locales/en.json "order.title"` */
  readonly place: string;
  /** the exact text in that place */
  readonly term: string;
  readonly why: string;
}
