/** How a page felt, in the three classes of https://web.dev/articles/vitals; no number of a visitor's is sent. */
export type VitalKind = `${'lcp' | 'inp' | 'cls'}-${'good' | 'fair' | 'poor'}`;

/** What can go wrong with a unit: its files do not come, are not what was pinned, or a screen throws. */
export type FailureKind = 'load-failure' | 'integrity-failure' | 'crash';

/** `view`: somebody opened the unit, whether or not it came; what the failures are counted against. */
export type ClientEventKind = 'view' | FailureKind | VitalKind;

export interface ClientEvent {
  kind: ClientEventKind;
  unit: string;
  version: string;
}

/**
 * What a page tells the origin of the units it ran: `POST /v1/reports`. Nothing in it is about a person: no address of
 * a screen, no id, no text. A tab tells each event once per release, so that rates are shares of visits.
 */
export interface ClientReport {
  schema: 'reports/1';
  channel: string;
  /** the number of the release that the page runs */
  release: number;
  /** 1 to 40 */
  events: ClientEvent[];
}
