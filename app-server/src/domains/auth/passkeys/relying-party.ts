import type { RequestContext } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';

export const RP_NAME = 'Resort Members';

/** Passkeys belong to the app's host (WebAuthn Level 3, §5.1.3). Throws UNAVAILABLE where it is not known. */
export function relyingPartyId({ integrations }: Pick<RequestContext, 'integrations'>): string {
  if (integrations.appOrigin === undefined) throw new DomainError('UNAVAILABLE');
  return new URL(integrations.appOrigin).hostname;
}

interface Answer {
  readonly response: { readonly clientDataJSON: string };
}

/** In development the port may be any: this machine is the whole party. */
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

/** Where an answer must come from. */
export function relyingParty(
  context: Pick<RequestContext, 'integrations' | 'environment'>,
  answer: Answer,
): { expectedOrigin: string; expectedRPID: string } {
  const expectedRPID = relyingPartyId(context);
  const local = context.environment === 'development' ? localOrigin(answer) : undefined;
  return { expectedRPID, expectedOrigin: local ?? context.integrations.appOrigin ?? '' };
}
