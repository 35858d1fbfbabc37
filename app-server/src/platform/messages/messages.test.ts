import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { send } from '../../../test/platform/protocol/client.ts';
import { isSignedBySecret } from '../../../test/platform/signed-by-secret.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';
import type { TestClock } from '../../../test/platform/protocol/test-clock.ts';
import { outbox } from '../../schema/index.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { deliverDue } from '../outbox/deliver.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { messageReceiver } from './receiver.ts';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let database: Ground['database'];
let app: TestApp;
let clock: TestClock;
let gateway: Server;
let smtp: SMTPServer;
let status = 200;
let posts: Received[] = [];
let mails: string[] = [];
const warnings: unknown[] = [];
const SECRET = 'shared-secret';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

standOn((ground) => ({ database, app, clock } = ground));
beforeAll(async () => {
  gateway = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      posts.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      response.writeHead(status).end();
    });
  });
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((ready) => gateway.listen(0, '127.0.0.1', ready));
  await new Promise<void>((ready) => void smtp.listen(0, '127.0.0.1', ready));
});
beforeEach(async () => {
  status = 200;
  posts = [];
  mails = [];
  await database.db.delete(outbox);
});
afterAll(async () => {
  gateway.close();
  await new Promise<void>((done) => smtp.close(() => done()));
});

async function deliver(): Promise<void> {
  const receiver = messageReceiver({
    mail: {
      url: `smtp://127.0.0.1:${portOf(smtp.server as Server)}`,
      from: 'Resort Members <members@example.com>',
    },
    gateway: { url: `http://127.0.0.1:${portOf(gateway)}/messages`, secret: SECRET },
  });
  const log = {
    info: () => undefined,
    error: () => undefined,
    warn: (about: unknown) => warnings.push(about),
  };
  const secrets = createSecrets(Buffer.alloc(32, 7));
  await deliverDue(
    { environment: 'production', clock, secrets, db: database.db, log },
    { message: receiver },
  );
}

const ask = (phone: string, more = {}) =>
  send(app, 'POST /user/login/otp', { payload: { areaCode: '+853', phone, channel: 'sms', ...more } });

describe('a one-time code', () => {
  it('is sent to the gateway as a text message, signed, once', async () => {
    await ask('66000101', { language: 'tc' });
    await deliver();
    await deliver();
    expect(posts).toHaveLength(1);
    const [post] = posts;
    if (post === undefined) throw new Error('nothing was posted');
    const { headers, body } = post;
    expect(JSON.parse(body)).toEqual({
      id: expect.any(Number),
      channel: 'sms',
      to: '+85366000101',
      language: 'tc',
      text: expect.stringMatching(/驗證碼 \d{6}/),
    });
    const url = `http://${String(headers.host)}${posts[0]?.path}`;
    expect(isSignedBySecret(SECRET, { url, headers, body })).toBe(true);
    expect(headers['idempotency-key']).toBe(String((JSON.parse(body) as { id: number }).id));
  });

  it('is sent as a call if requested', async () => {
    await ask('66000102', { channel: 'voice', language: 'en' });
    await deliver();
    expect(JSON.parse(posts[0]?.body ?? '{}')).toMatchObject({ channel: 'voice', to: '+85366000102' });
  });

  it('is sent by mail to an address, with a subject in the member’s language', async () => {
    const as = await signIn(app, '66000103');
    await database.db.delete(outbox);
    await send(app, 'POST /user/email/otp', { as, payload: { email: 'Haruto@Example.com', language: 'en' } });
    await deliver();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/^To: haruto@example\.com/m);
    expect(mails[0]).toMatch(/^From: Resort Members <members@example\.com>/m);
    expect(mails[0]).toMatch(/^Subject: Your one-time code/m);
    expect(mails[0]).toMatch(/^Message-ID: <message-\d+@example\.com>/m);
    expect(mails[0]).toMatch(/\d{6} is your one-time code/);
  });

  it('is retried with the same key if the gateway fails', async () => {
    await ask('66000104');
    status = 503;
    await deliver();
    status = 200;
    clock.advance(2);
    await deliver();
    expect(posts).toHaveLength(2);
    expect(posts[1]?.headers['idempotency-key']).toBe(posts[0]?.headers['idempotency-key']);
  });

  it('is not sent after it has expired', async () => {
    await ask('66000105');
    status = 503;
    await deliver();
    status = 200;
    clock.advance(300);
    await deliver();
    expect(posts).toHaveLength(1);
    expect(warnings).toContainEqual({ id: expect.any(Number) });
    clock.advance(4_000);
    await deliver();
    expect(posts).toHaveLength(1);
  });
});
