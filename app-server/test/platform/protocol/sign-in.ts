import type { SessionReply } from '@resort/shared/calls/rows';
import { identityOf, send, type Identity } from './client.ts';
import type { TestApp } from './test-app.ts';

interface OutboxRow {
  readonly to: string;
  readonly channel: string;
  readonly code: string | null;
  readonly text: string;
  readonly at: string;
}

/** What was sent to a number, newest first, from the development outbox. */
export async function outboxOf(app: TestApp, to: string): Promise<OutboxRow[]> {
  const response = await app.fastify.inject({ url: `/_dev/outbox?to=${encodeURIComponent(to)}` });
  return response.json<OutboxRow[]>();
}

export interface SentCode {
  readonly otpId: string;
  readonly areaCode: string;
  readonly phone: string;
  readonly code: string;
}

/** Requests a code and reads it from the outbox. */
export async function askForCode(app: TestApp, phone: string, areaCode = '+853'): Promise<SentCode> {
  const payload = { areaCode, phone, channel: 'sms' };
  const { envelope } = await send<{ otpId: string }>(app, 'POST /user/login/otp', { payload });
  if (envelope.code !== 0) throw new Error(`no code was sent: ${JSON.stringify(envelope)}`);
  const [newest] = await outboxOf(app, areaCode + phone);
  return { otpId: envelope.data.otpId, areaCode, phone, code: newest?.code ?? '' };
}

/** Signs a seed member in by phone. */
export async function signIn(app: TestApp, phone: string): Promise<Identity> {
  const payload = await askForCode(app, phone);
  const { envelope } = await send<SessionReply>(app, 'POST /user/otp/login', { payload: { ...payload } });
  if (envelope.code !== 0) throw new Error(`not signed in: ${JSON.stringify(envelope)}`);
  return identityOf(envelope.data);
}
