import type { Language } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { NO_TABLE_OF_THIS_SIZE } from '../texts/reservations.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Environment } from '../../../platform/config/config.ts';
import { signedPost, type SignedTarget } from '../../../platform/signed-post.ts';

/**
 * A request to a venue for a table or treatments at a time. It contains no name and no number until the venue accepts.
 */
export interface VenueRequest {
  /** the same in every repetition, so that the venue answers one request once */
  readonly requestId: string;
  readonly shop: string;
  /** ISO 8601, +08:00 */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly party: number;
  readonly remarks: string;
  /** the venue's own number of the reservation that this one would replace; null: a new one */
  readonly changes: string | null;
  /** the guest's language, for a reason to decline */
  readonly language: Language;
}

/** The venue's answer; after PENDING it is asked again, with the same id. */
const venueAnswer = z.union([
  z.object({ status: z.literal('ACCEPTED'), reference: z.string().check(z.maxLength(64)) }),
  z.object({ status: z.literal('DECLINED'), reason: z.string().check(z.maxLength(200)) }),
  z.object({ status: z.literal('PENDING') }),
]);
export type VenueAnswer = Exclude<z.infer<typeof venueAnswer>, { status: 'PENDING' }>;

/** The reservation system of venues that confirm themselves. Throws if it has no answer yet. */
type VenueEngine = (request: VenueRequest) => Promise<VenueAnswer>;

/** The demo's venue accepts requests for larger parties, but declines them. */
const MOST_AT_DEMO_VENUE = 6;

/** The development venue, which answers by itself and always alike. */
const demoVenue: VenueEngine = async ({ requestId, party, language }) =>
  party > MOST_AT_DEMO_VENUE
    ? { status: 'DECLINED', reason: NO_TABLE_OF_THIS_SIZE[language] }
    : { status: 'ACCEPTED', reference: `V-${requestId.replace(' ', '-')}` };

const askBySignedPost =
  (target: SignedTarget): VenueEngine =>
  async (request) => {
    const response = await signedPost(target, { key: request.requestId, content: request });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`the venue answered ${response.status}`);
    }
    const answer = venueAnswer.parse(await response.json());
    if (answer.status === 'PENDING') throw new Error('the venue has not decided yet');
    return answer;
  };

/** Whether requests can be answered at all. */
export const hasVenue = ({
  integrations,
  environment,
}: Pick<RequestContext, 'integrations' | 'environment'>): boolean =>
  integrations.venue !== undefined || environment === 'development';

/** Throws where no venue is connected. */
export function venueEngine(target: SignedTarget | undefined, environment: Environment): VenueEngine {
  if (target !== undefined) return askBySignedPost(target);
  if (environment === 'development') return demoVenue;
  throw new Error('no venue is configured: VENUE_URL is missing');
}
