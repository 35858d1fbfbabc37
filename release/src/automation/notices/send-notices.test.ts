import { createServer, type Server } from 'node:http';
import { writeFile } from 'node:fs/promises';
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { record } from '../../audit/audit-log.ts';
import { block } from '../../changes/block.ts';
import { freeze } from '../../permissions/freeze/freezes.ts';
import { makeToken } from '../../permissions/tokens/tokens.ts';
import { eachRegistry } from '../../testing/each-registry.ts';
import { AUTHOR, madeUpRemote, madeUpShell } from '../../testing/made-up-builds.ts';
import { openLocalRegistry } from '../../trust/local-registry.ts';
import { signature } from './deliver.ts';
import { warnOfExpiringTokens } from './expiring-tokens.ts';
import { sendNotices } from './send-notices.ts';
import { readTargets, type Target } from './targets.ts';

const at = eachRegistry();
const channel = 'production';
const SECRET = 'a-secret-of-the-receiver';

/** What the receiver got. */
let got: { signature: string; body: string }[];
/** Its next answers; 204 when there are no more. */
let answers: number[];
let receiver: Server;
let target: Target;

beforeEach(async () => {
  [got, answers] = [[], []];
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const status = answers.shift() ?? 204;
      if (status === 204) got.push({ signature: String(request.headers['release-signature']), body });
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  target = { name: 'chat', url, format: 'json', secret: SECRET };
  await at.publishAll(madeUpShell('1'), madeUpRemote('mf-auth', '1'), madeUpRemote('mf-auth', '2'));
  await at.pinUnits(['shell@1', 'mf-auth@1']);
});
afterEach(() => new Promise((resolve) => receiver.close(resolve)));

const MINUTE = 60_000;
const send = (minutes = 0, registry = at.registry) =>
  sendNotices(registry, [target], Date.now() + minutes * MINUTE);
const kinds = () => got.map(({ body }) => (JSON.parse(body) as { kind: string }).kind);
const line = (verb: string, by: string, ...subjects: string[]) =>
  record(at.registry, { verb, channel, by, reason: 'because', subjects });

describe('notices', () => {
  it('cover every kind of event in order, signed, once, and nothing of the past', async () => {
    await freeze(at.registry, { channel, ...AUTHOR });
    await send(); // a new receiver
    await line('propose', 'ana', '01234567', 'mf-auth@2');
    await line('approve', 'ben', '01234567', 'mf-auth@2');
    await line('rollout', 'stages', '3', '10 %');
    await line('rollout', 'ana', '4', '20 %');
    await line('halt', 'health', '5');
    await line('alarm', 'health', '2', 'mf-auth@2');
    await line('doubt', 'health', '2', 'mf-auth@2');
    await freeze(at.registry, { channel, ...AUTHOR });
    await block(at.registry, { name: 'mf-auth@2', ...AUTHOR });
    expect(await send()).toEqual([]);
    const told = ['proposal', 'approval', 'stage', 'halt', 'integrity alarm', 'doubt', 'freeze', 'block'];
    expect(kinds()).toEqual(told);
    const [first] = got;
    const seconds = Number(/^t=(\d+),/.exec(first?.signature ?? '')?.[1]);
    expect(first?.signature).toBe(signature(SECRET, first?.body ?? '', seconds));
    expect(first?.signature).not.toBe(signature('another', first?.body ?? '', seconds));
    expect(JSON.parse(first?.body ?? '')).toMatchObject({
      text: 'Proposal 01234567 (mf-auth@2) waits for a second person on production, by ana: because',
    });
    await send(60);
    expect(kinds()).toEqual(told);
  });

  it('are tried again after a failure, later each time, without losing or repeating one', async () => {
    await send();
    await line('halt', 'health', '5');
    await line('approve', 'ben', '01234567', 'mf-auth@2');
    answers = [500, 302];
    expect(await send()).toEqual([expect.stringContaining('chat was not told of entry')]);
    expect(await send(0.1)).toEqual([]); // too early
    expect(await send(1)).toHaveLength(1); // a redirect is no answer
    expect(kinds()).toEqual([]);
    expect(await send(5)).toEqual([]);
    expect(kinds()).toEqual(['halt', 'approval']);
  });

  it('leave an event out when a receiver refused it for hours, and go on', async () => {
    await send();
    await line('halt', 'health', '5');
    answers = Array.from({ length: 16 }, () => 500);
    for (let attempt = 0; attempt < 16; attempt += 1) await send(attempt * 120);
    await line('freeze', 'ana', '01234567');
    await send(16 * 120);
    expect(kinds()).toEqual(['freeze']);
  });

  it('are sent by one of several machines', async () => {
    await send();
    await line('halt', 'health', '5');
    const machines = await Promise.all([0, 1, 2].map(() => openLocalRegistry(at.dataDir, {})));
    await Promise.all(machines.map((machine) => send(0, machine)));
    expect(kinds()).toEqual(['halt']);
  });

  it('warn once of a token that ends within a week', async () => {
    await makeToken(at.registry, { name: 'short', scopes: ['read'], days: 3, ...AUTHOR });
    await makeToken(at.registry, { name: 'long', scopes: ['read'], days: 90, ...AUTHOR });
    await send();
    await warnOfExpiringTokens(at.registry);
    await warnOfExpiringTokens(at.registry);
    await send();
    expect(got.map(({ body }) => (JSON.parse(body) as { text: string }).text)).toEqual([
      expect.stringContaining('The token short expires at'),
    ]);
  });

  it.each(['text', 'card'] as const)('have the form of a chat: %s, without mentions', async (format) => {
    target = { name: 'chat', url: 'url' in target ? target.url : '', format, secret: SECRET };
    await send();
    await record(at.registry, { verb: 'halt', channel, by: 'ana', reason: '<!here> @all', subjects: ['5'] });
    await send();
    const body = got[0]?.body ?? '';
    expect(Object.keys(JSON.parse(body) as object)).toEqual(
      format === 'text' ? ['text'] : ['type', 'attachments'],
    );
    expect(body).toContain('&lt;!here&gt;');
    expect(body).not.toContain('@all');
  });
});

/** Answers just enough of SMTP to keep a message. */
function mailbox(): Promise<{ server: TcpServer; port: number; messages: string[] }> {
  const messages: string[] = [];
  const server = createTcpServer((socket) => {
    let data: string | null = null;
    socket.write('220 here\r\n');
    socket.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      if (data !== null || text.startsWith('DATA')) {
        if (data === null) {
          data = '';
          socket.write('354 go on\r\n');
          return;
        }
        data += text;
        if (!data.endsWith('\r\n.\r\n')) return;
        messages.push(data);
        data = null;
      }
      socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 fine\r\n');
    });
    socket.on('error', () => undefined);
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({ server, port: (server.address() as AddressInfo).port, messages }),
    ),
  );
}

it('go out as mail', async () => {
  const { server, port, messages } = await mailbox();
  target = {
    name: 'mail',
    mail: 'ana@example.test',
    smtp: `smtp://127.0.0.1:${port}`,
    from: 'release@example.test',
  };
  await send();
  await line('halt', 'health', '5');
  expect(await send()).toEqual([]);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain('Subject: Release: halt on production');
  expect(messages[0]).toContain('Release 5 halts the roll-out on production, by health: because');
  await new Promise((resolve) => server.close(resolve));
});

describe('RELEASE_NOTICES', () => {
  const read = async (content: unknown) => {
    const path = join(at.dataDir, 'notices.json');
    await writeFile(path, JSON.stringify(content));
    return readTargets({ RELEASE_NOTICES: path });
  };

  it('names webhooks and mailboxes', async () => {
    const hook = { name: 'chat', url: 'https://chat.example/hook', format: 'text', secret: SECRET };
    const mail = { smtp: 'smtp://localhost', from: 'a@example.test', to: ['b@example.test'] };
    expect((await read({ webhooks: [hook], mail })).map(({ name }) => name)).toEqual([
      'chat',
      'mail-b-example-test',
    ]);
    expect(readTargets({})).toEqual([]);
  });

  it.each([
    { webhooks: [{ name: 'chat', url: 'file:///etc/passwd', secret: SECRET }] },
    { webhooks: [{ name: 'chat', url: 'https://x.example', secret: 'short' }] },
    { webhooks: [{ name: 'chat', url: 'https://x.example', secret: SECRET, format: 'xml' }] },
    { webhooks: [{ name: '../x', url: 'https://x.example', secret: SECRET }] },
    { mail: { from: 'a@example.test', to: ['b@example.test'] } },
    { mail: { smtp: 'smtp://x', from: 'a@example.test', to: ['no mailbox'] } },
  ])('refuses %j', async (content) => {
    await expect(read(content)).rejects.toThrow('RELEASE_NOTICES');
  });
});
