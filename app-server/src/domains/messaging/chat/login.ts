import type { chatCalls } from '@resort/mf-content/contract';
import { personName } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import type { ContextOf, Services } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Integrations } from '../../../platform/integrations/index.ts';
import type { LiveChatConfig } from '../../../platform/integrations/live-chat-config.ts';
import type { CallLimits } from '../../../platform/limits/call-limits.ts';
import { member } from '../../../schema/index.ts';
import { CHAT_TICKET_SECONDS, chatTicket } from './ticket.ts';

/** A chat is opened now and then. */
export const CHAT_LIMITS: CallLimits = { perCaller: { limit: 20, seconds: 600 } };

function chatOf(
  { liveChat, appOrigin }: Integrations,
  services: Pick<Services, 'environment' | 'secrets'>,
): LiveChatConfig | undefined {
  if (liveChat !== undefined || services.environment !== 'development') return liveChat;
  // apps older than the chat's own screen open this address in a tab
  const secret = services.secrets.mac('live chat of development').toString('hex');
  return { url: `${appOrigin ?? ''}/chat`, secret };
}

/** The address of the chat, and a ticket that identifies the caller. Throws CHAT_OFF. */
export async function loginLiveChat(context: ContextOf<typeof chatCalls, 'POST /live/chat/loginLiveChat'>) {
  const { db, clock, caller, language, integrations } = context;
  const chat = chatOf(integrations, context);
  if (chat === undefined) throw new DomainError('CHAT_OFF');
  const [own] = await db
    .select({ sub: member.memberNo, firstName: member.firstName, lastName: member.lastName })
    .from(member)
    .where(eq(member.id, caller.memberId));
  if (own === undefined) throw new Error(`there is no member ${caller.memberId}`);
  const exp = Math.floor(clock.now().getTime() / 1000) + CHAT_TICKET_SECONDS;
  const name = personName(own, language);
  const ticket = chatTicket(chat.secret, { sub: own.sub, name, lang: language, exp });
  const separator = chat.url.includes('?') ? '&' : '?';
  return { url: `${chat.url}${separator}ticket=${ticket}`, ticket, expireIn: CHAT_TICKET_SECONDS };
}
