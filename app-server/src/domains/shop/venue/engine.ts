import type { Environment } from '../../../platform/config.ts';

/** What a venue is asked: a table or treatments at a time. No name and no number leaves before it says yes. */
export interface VenueRequest {
  /** the same on every repetition: the venue answers one request once */
  readonly requestId: string;
  readonly shop: string;
  /** ISO 8601, +08:00 */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly party: number;
  readonly remarks: string;
}

export type VenueAnswer =
  | { readonly accepted: true; readonly reference: string }
  | { readonly accepted: false; readonly reason: string };

/** The reservation system of the venues that answer themselves. Throws where it cannot be reached. */
export type VenueEngine = (request: VenueRequest) => Promise<VenueAnswer>;

/** The demo's venue seats no larger party, though it takes the request. */
const MOST_AT_DEMO_VENUE = 6;

/** Development's venue, which answers by itself and alike each time. */
const demoVenue: VenueEngine = async ({ requestId, party }) =>
  party > MOST_AT_DEMO_VENUE
    ? { accepted: false, reason: 'no table of this size' }
    : { accepted: true, reference: `V-${requestId.replace(' ', '-')}` };

/** Undefined where no venue is connected: then such outlets take no requests. */
export const venueEngine = (environment: Environment): VenueEngine | undefined =>
  environment === 'development' ? demoVenue : undefined;
