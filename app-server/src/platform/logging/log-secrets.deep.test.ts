import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { SessionReply } from '@resort/shared/calls/rows';
import { desc, eq } from 'drizzle-orm';
import { outboxMessage } from '../../schema/index.ts';
import { testDatabase } from '../../../test/database/database.ts';
import { APP_SERVER, startProcess, type ServerProcess } from '../../../test/processes/process.ts';
import { TEXT_PURPOSE } from '../outbox/text-purpose.ts';
import { identityOf, type Wire } from '../../../test/platform/protocol/client.ts';
import { sendOver } from '../../../test/platform/protocol/over-http.ts';
import { createSecrets } from '../secrets/secrets.ts';

jest.setTimeout(60_000);

const serverKey = Buffer.alloc(32, 9);
const phone = '66000119';
const number = { areaCode: '+853', phone };
let database: Awaited<ReturnType<typeof testDatabase>>;
let server: ServerProcess;

beforeAll(async () => {
  database = await testDatabase();
  server = await startProcess(APP_SERVER, {
    APP_ENV: 'production',
    PAYMENT_URL: 'https://pay.example',
    PAYMENT_SECRET_KEY: 'sk_test',
    PAYMENT_WEBHOOK_SECRET: 'whsec_test',
    PUBLIC_ORIGIN: 'https://members.example',
    DATABASE_URL: String(database.pool.options.connectionString),
    SERVER_KEY: serverKey.toString('base64'),
    // nothing listens there: the mail fails, and the log must say so without the code
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'members@example.com',
    MESSAGE_GATEWAY_URL: 'http://127.0.0.1:9/',
    MESSAGE_GATEWAY_SECRET: 'secret',
  });
});
afterAll(async () => {
  await server.end('SIGTERM');
  await database.drop();
});

/** What the member's phone would show; in production the code exists nowhere else. */
async function receivedCode(): Promise<string> {
  // jobs send messages to other members meanwhile, so the newest need not be the code's
  const [newest] = await database.db
    .select()
    .from(outboxMessage)
    .where(eq(outboxMessage.to, `+853${phone}`))
    .orderBy(desc(outboxMessage.id))
    .limit(1);
  const text = newest && createSecrets(serverKey).open(newest.textSealed, TEXT_PURPOSE).toString();
  return /\d{6}/.exec(text ?? '')?.[0] ?? '';
}

it('the log of a server in production holds no token, sign key, phone number or code', async () => {
  const { origin } = server;
  const asked = await sendOver<{ otpId: string }>(origin, 'POST /user/login/otp', {
    payload: { ...number, channel: 'sms' },
  });
  const { otpId } = asked.envelope.data;
  const code = await receivedCode();
  const wrong = code === '000000' ? '111111' : '000000';
  const give = (given: string, change?: (wire: Wire) => void) =>
    sendOver<SessionReply>(origin, 'POST /user/otp/login', {
      payload: { ...number, otpId, code: given },
      ...(change && { change }),
    });
  const broken = (wire: Wire) => (wire.body = `${wire.body},`);
  const huge = (wire: Wire) => (wire.body = JSON.stringify({ ...number, code, pad: 'x'.repeat(3e5) }));
  expect((await give(wrong)).envelope.code).toBe(11001);
  expect((await give(code, broken)).status).toBe(400);
  expect((await give(code, huge)).status).toBe(413);
  const signedIn = await give(code);
  expect(signedIn.envelope.code).toBe(0);
  const { tokenValue, signKey } = signedIn.envelope.data;
  const as = identityOf(signedIn.envelope.data);
  const signs: string[] = [];
  const payload = { phone, code, token: tokenValue, signKey };
  const noted = ({ headers }: Wire) => void signs.push(headers['sign'] ?? '');
  expect((await sendOver(origin, 'GET /user/info', { as, payload, change: noted })).envelope.code).toBe(0);
  await database.pool.query('alter table otp rename to otp_gone');
  const failed = await sendOver(origin, 'POST /user/login/otp', { payload: { ...number, channel: 'sms' } });
  expect(failed.status).toBe(500);

  await server.end('SIGTERM');
  const log = server.output();
  expect(log.match(/"msg":"call"/g)).toHaveLength(7);
  expect(log).toContain('a call failed');
  for (const secret of [tokenValue, signKey, phone, otpId, ...signs]) expect(log).not.toContain(secret);
  expect(log).not.toMatch(new RegExp(`\\b(${code}|${wrong})\\b`));
});
