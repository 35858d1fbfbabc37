/**
 * A page's web vitals in the three classes of https://web.dev/articles/vitals. Exact numbers are not sent.
 */
export type VitalKind = `${'lcp' | 'inp' | 'cls'}-${'good' | 'fair' | 'poor'}`;

/** What can go wrong with a unit: its files do not load, differ from the pinned ones, or a screen throws. */
export type FailureKind = 'load-failure' | 'integrity-failure' | 'crash';

/** `view`: a visitor opened the unit, whether or not it loaded. Failure rates are relative to it. */
export type ClientEventKind = 'view' | FailureKind | VitalKind;

/** A place in a script of a pinned version, as the browser numbers it: lines and columns from 1. */
export interface CrashFrame {
  unit: string;
  /** path below the unit's base: `static/js/async/12.0a1b2c3d4e.js` */
  chunk: string;
  line: number;
  column: number;
}

export interface ClientEvent {
  kind: ClientEventKind;
  unit: string;
  version: string;
  /** of a crash only: where it happened, innermost first; 1 to 10 */
  stack?: CrashFrame[];
}

/**
 * What a page reports about the units it ran: `POST /v1/reports`. It contains no personal data: no screen
 * address, no id, no text, and of an error its places only, never its message. A tab sends each event once per release, so that rates are per visit.
 */
export interface ClientReport {
  schema: 'reports/1';
  channel: string;
  /** number of the release that the page runs */
  release: number;
  /** 1 to 40 */
  events: ClientEvent[];
}
