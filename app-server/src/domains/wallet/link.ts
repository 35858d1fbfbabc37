import { PASS_KINDS, type PassKind } from '@resort/shared/calls/rows';
import * as z from 'zod/mini';
import type { Services } from '../../platform/context.ts';
import type { PassOwned } from './content/pass-content.ts';

/** Long enough for a phone that asks twice for one download, as Safari does; too short to be passed on. */
const LINK_SECONDS = 120;

const PURPOSE = 'wallet-link';

const sealed = z.object({
  memberId: z.int(),
  kind: z.enum(PASS_KINDS),
  id: z.string(),
  /** in seconds since 1970 */
  exp: z.int(),
});

const secondsNow = ({ clock }: Pick<Services, 'clock'>): number => clock.now().getTime() / 1000;

/** What opens a member's pass without a signature for two minutes; nothing is stored, and nothing can be read from it. */
export function linkOf(
  services: Pick<Services, 'clock' | 'secrets'>,
  { memberId, kind, id }: PassOwned,
): string {
  const exp = Math.floor(secondsNow(services)) + LINK_SECONDS;
  const text = JSON.stringify({ memberId, kind, id, exp } satisfies z.infer<typeof sealed>);
  return services.secrets.seal(Buffer.from(text), PURPOSE).toString('base64url');
}

/** Undefined for a link that is over or forged. */
export function openLink(
  services: Pick<Services, 'clock' | 'secrets'>,
  link: string,
): { readonly memberId: number; readonly kind: PassKind; readonly id: string } | undefined {
  let plain: Buffer;
  try {
    plain = services.secrets.open(Buffer.from(link, 'base64url'), PURPOSE);
  } catch {
    return undefined;
  }
  const found = sealed.parse(JSON.parse(plain.toString()));
  return found.exp > secondsNow(services) ? found : undefined;
}
