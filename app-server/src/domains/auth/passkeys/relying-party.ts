import type { RequestContext } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';

export const RP_NAME = 'Resort Members';

/** Passkeys belong to the app's host (WebAuthn Level 3, §5.1.3). Throws UNAVAILABLE if it is not configured. */
export function relyingPartyId({ integrations }: Pick<RequestContext, 'integrations'>): string {
  if (integrations.appOrigin === undefined) throw new DomainError('UNAVAILABLE');
  return new URL(integrations.appOrigin).hostname;
}

interface Answer {
  readonly response: { readonly clientDataJSON: string };
}

/** In development any port is accepted, because the relying party is this machine. */
function localOrigin({ response }: Answer): string | undefined {
  try {
    const data = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as {
      origin?: unknown;
    };
    const origin = String(data.origin);
    return /^http:\/\/localhost(:\d+)?$/.test(origin) ? origin : undefined;
  } catch {
    return undefined;
  }
}

/** The accepted origin of a response. */
export function relyingParty(
  context: Pick<RequestContext, 'integrations' | 'environment'>,
  answer: Answer,
): { expectedOrigin: string; expectedRPID: string } {
  const expectedRPID = relyingPartyId(context);
  const local = context.environment === 'development' ? localOrigin(answer) : undefined;
  return { expectedRPID, expectedOrigin: local ?? context.integrations.appOrigin ?? '' };
}
