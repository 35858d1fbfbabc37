import { beforeEach, describe, expect, it } from '@jest/globals';
import type { About, ChatMessage } from '@resort/mf-content/contract';
import type { Badges } from '@resort/shared/calls/rows';
import { LANGUAGES, type CallKey } from '@resort/shared/contract';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { signInNew } from '../../../../test/made/members.ts';
import { send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { bestOf } from './answer.ts';

let ground: Ground;
let as: Identity;
let stranger: Identity;
standOn((given) => (ground = given));
beforeEach(async () => {
  as = await signInNew(ground);
  stranger = await signInNew(ground);
});

interface Page {
  readonly list: ChatMessage[];
  readonly hasMore: boolean;
}
const ask = async <T>(call: CallKey, payload: Record<string, unknown> = {}, of = as) =>
  (await send<T>(ground.app, call, { as: of, payload })).envelope;
const say = async (text: string, language = 'en') =>
  (await ask<Page>('POST /live/chat/say', { text, language })).data.list;
const history = async (payload: Record<string, unknown> = {}, of = as) =>
  (await ask<Page>('GET /live/chat/messages', payload, of)).data;
const badge = async (of = as) => (await ask<Badges>('GET /notification/exist', {}, of)).data.chat;
const desk = async (method: 'GET' | 'POST', query = '') =>
  ground.app.fastify.inject({
    method,
    url: `/_dev/live-chat${query}`,
    headers: { host: 'localhost:4173' },
    remoteAddress: '127.0.0.1',
  });

describe('the agent', () => {
  it.each([
    ['How can I cancel my reservation?', 4],
    ['cancel', 4],
    ['new mobile number', 3],
    ['Can my family use the card?', 2],
    ['earn resort dollars', 1],
  ])('answers %s from the help page', async (text, question) => {
    const [answer, own] = await say(`  ${text} `);
    expect(own).toMatchObject({ author: 'MEMBER', text, read: true });
    expect(answer).toMatchObject({ author: 'AGENT', question, offersForm: false, read: false });
    expect(answer?.text).not.toMatch(/[<>]/);
  });

  it.each(LANGUAGES)('answers each question of the help page in its own words (%s)', async (language) => {
    const type = 'FAQ';
    const help = await ask<About>('GET /profile/aboutme/getOneByType', { type, language });
    for (const [index, { question }] of help.data.questions.entries())
      expect((await say(question, language))[0]).toMatchObject({ question: index + 1 });
  });

  it.each([
    ['家人可以用我的會員卡嗎', 'tc', 2],
    ['怎么取消预订', 'sc', 4],
    ['怎麼取消預訂', 'sc', 4],
    ['예약을 취소하고 싶어요', 'kr', 4],
    ['予約のキャンセル', 'jp', 4],
  ])('answers %s (%s)', async (text, language, question) => {
    expect((await say(text, language))[0]).toMatchObject({ question });
  });

  it.each(['Is there a heliport?', 'What is the weather like?', '🍵', '...', '直升機'])(
    'offers the form where help has no answer to %s',
    async (text) =>
      expect((await say(text))[0]).toMatchObject({ author: 'AGENT', question: null, offersForm: true }),
  );

  it('weighs words by what they tell', () => {
    const words = (text: string) => new Set(text.split(' '));
    const all = ['how do i pay', 'how do i cancel', 'how do i join'].map((question) => ({
      question: words(question),
      answer: words('please ask'),
    }));
    expect(bestOf(words('how do i cancel'), all)).toBe(1);
    expect(bestOf(words('how do i fly'), all)).toBeUndefined();
    expect(bestOf(words('how do i'), all)).toBeUndefined();
    expect(bestOf(words(''), all)).toBeUndefined();
    expect(bestOf(words('pay'), [])).toBeUndefined();
  });
});

describe('the conversation', () => {
  it('has a history, the latest first, page by page, of this member alone', async () => {
    await say('cancel');
    const [newest] = await say('heliport');
    const first = await history({ pageSize: 3 });
    expect(first).toMatchObject({ hasMore: true, list: [{ id: newest?.id }, { text: 'heliport' }, {}] });
    const next = await history({ pageSize: 1, beforeId: first.list[2]?.id });
    expect(next.list[0]).toMatchObject({ text: 'cancel' });
    expect(await history({}, stranger)).toEqual({ list: [], hasMore: false });
  });

  it('counts what is unread, up to what was seen', async () => {
    const [seen] = await say('cancel');
    await say('heliport');
    const before = (await badge()) ?? 0;
    expect(before).toBeGreaterThan(1);
    expect(await badge(stranger)).toBe(0);
    await ask('POST /live/chat/read', { upToId: seen?.id }, stranger);
    expect(await badge()).toBe(before);
    const { data } = await ask<{ unread: number }>('POST /live/chat/read', { upToId: seen?.id });
    expect(data).toEqual({ unread: 1 });
    expect(await badge()).toBe(1);
  });

  it('is handed over to a colleague, who answers in it', async () => {
    const payload = { text: 'Is there a heliport?', answerBy: 'CHAT' };
    const { data } = await ask<Page>('POST /live/chat/form', payload, stranger);
    expect(data.list).toMatchObject([{ author: 'AGENT', offersForm: false }, { text: payload.text }]);
    const [asked] = (await desk('GET')).json<{ member: string; text: string }[]>();
    expect(asked).toMatchObject(payload);
    const before = (await badge(stranger)) ?? 0;
    const query = new URLSearchParams({ member: asked?.member ?? '', text: 'Yes, on the roof.' });
    expect((await desk('POST', `?${query}`)).statusCode).toBe(200);
    expect((await history({}, stranger)).list[0]).toMatchObject({
      author: 'COLLEAGUE',
      text: 'Yes, on the roof.',
      read: false,
    });
    expect(await badge(stranger)).toBe(before + 1);
    expect((await desk('GET')).json()).toEqual([]);
    expect((await desk('POST', '?member=R999999&text=x')).statusCode).toBe(404);
  });

  it.each([{}, { text: ' ' }, { text: 'a'.repeat(2001) }])('refuses %j', async (payload) =>
    expect(await ask('POST /live/chat/say', payload)).toMatchObject({ code: 10001 }),
  );

  it.each<[CallKey, object]>([
    ['GET /live/chat/messages', {}],
    ['POST /live/chat/say', { text: 'a' }],
    ['POST /live/chat/form', { text: 'a', answerBy: 'PHONE' }],
    ['POST /live/chat/read', { upToId: '1' }],
  ])('%s is not there beside another chat', async (call, payload) => {
    const liveChat = { url: 'https://chat.example.com/start', secret: 'shared-secret' };
    const app = await ground.another({ integrations: { liveChat } });
    const { envelope } = await send(app, call, { as, payload: { ...payload } });
    expect(envelope).toMatchObject({ errorCode: 'CHAT_OFF' });
    const { envelope: badges } = await send<Badges>(app, 'GET /notification/exist', { as, payload: {} });
    expect(badges.data).not.toHaveProperty('chat');
  });
});
