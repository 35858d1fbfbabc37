import { signRegister } from '@resort/shared/signing';
import { newRandom, send, type CallOptions } from '../../platform/protocol/client.ts';
import { askForCode } from '../../platform/protocol/sign-in.ts';
import type { TestApp } from '../../platform/protocol/test-app.ts';

export interface Leave {
  readonly registerTicket: string;
  readonly registerKey: string;
  readonly memberPhone: string;
}

/** Verifies a number that nobody has registered. */
export async function leaveToRegister(app: TestApp, phone: string): Promise<Leave> {
  const payload = await askForCode(app, phone);
  const { envelope } = await send<Leave>(app, 'POST /user/otp/login', { payload: { ...payload } });
  return { ...envelope.data, memberPhone: `+853${phone}` };
}

export const APPLICANT = {
  title: 'MS',
  firstName: 'Wing Yan',
  lastName: 'Cheang',
  dateOfBirth: '1990-02-28',
  countryCode: 'MO',
  consents: { terms: '1.0', privacy: '1.0', sms: false, email: true },
};

/** Registers as the product's client does: the ticket's key signs the body. */
export async function register(
  app: TestApp,
  { registerKey, ...leave }: Leave,
  change: Readonly<Record<string, unknown>> = {},
  options: Pick<CallOptions, 'change' | 'remoteAddress'> = {},
) {
  const body = { ...APPLICANT, ...leave, idempotencyKey: newRandom(), ...change };
  const timestamp = app.clock.now().getTime();
  const random = newRandom();
  const stamp = { timestamp: String(timestamp), random };
  const signature = signRegister(Buffer.from(registerKey, 'base64'), body, stamp);
  const payload = {
    ...body,
    signature,
    ...('signature' in change ? { signature: change['signature'] } : {}),
  };
  return (await send(app, 'POST /membership/register', { payload, timestamp, random, ...options })).envelope;
}
