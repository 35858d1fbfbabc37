import type { Integrations } from '../../../platform/integrations/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';

export const RP_NAME = 'Resort Members';

/** Passkeys belong to the app's host (WebAuthn Level 3, §5.1.3). Throws FEATURE_OFF where it is not known. */
export function relyingParty({ appOrigin }: Integrations): { origin: string; rpID: string } {
  if (appOrigin === undefined) throw new DomainError('FEATURE_OFF');
  return { origin: appOrigin, rpID: new URL(appOrigin).hostname };
}
