import type { walletCalls } from '@resort/shared/calls/rows';
import type { ContextOf } from '../../platform/context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { goodContent } from './content/content-of.ts';
import { saveLink } from './google/save-link.ts';
import { linkOf } from './link.ts';
import { passAddress } from './register.ts';

/** The address that adds something of the caller's to a wallet; the caller’s session decides whose. */
export async function addPass(context: ContextOf<typeof walletCalls, 'POST /wallet/pass'>) {
  const { db, clock, integrations, caller, body, language } = context;
  const owned = { memberId: caller.memberId, kind: body.kind, id: body.kind === 'CARD' ? '' : body.id };
  const content = await goodContent(db, context, owned);
  const { appleWallet, googleWallet, appOrigin } = integrations;
  if (body.wallet === 'APPLE' && appleWallet !== undefined)
    return { url: passAddress(linkOf(context, owned)) };
  if (body.wallet === 'GOOGLE' && googleWallet !== undefined)
    return { url: saveLink(googleWallet, content, { clock, language, origin: appOrigin }) };
  throw new DomainError('NOT_FOUND');
}
