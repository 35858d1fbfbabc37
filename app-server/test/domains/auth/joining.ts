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

const APPLICANT = {
  title: 'MS',
  firstName: 'Wing Yan',
  lastName: 'Cheang',
  dateOfBirth: '1990-02-28',
  countryCode: 'MO',
};

interface Requirements {
  readonly consents: readonly { readonly key: string; readonly version: string | null }[];
}

/** Agrees to the legal texts of today, as the form does. */
export async function agreed(app: TestApp) {
  const { envelope } = await send<Requirements>(app, 'GET /membership-config/register-manage', {});
  const versionOf = (name: string) => envelope.data.consents.find(({ key }) => key === name)?.version;
  return { terms: versionOf('terms'), privacy: versionOf('privacy'), sms: false, email: true };
}

/** Registers as the product's client does: the ticket's key signs the body. */
export async function register(
  app: TestApp,
  { registerKey, ...leave }: Leave,
  change: Readonly<Record<string, unknown>> = {},
  options: Pick<CallOptions, 'change' | 'remoteAddress'> = {},
) {
  const consents = await agreed(app);
  const body = { ...APPLICANT, consents, ...leave, idempotencyKey: newRandom(), ...change };
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
