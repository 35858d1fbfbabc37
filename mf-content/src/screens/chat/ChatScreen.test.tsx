import { beforeEach, describe, expect, it } from '@jest/globals';
import { errorText, fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { chatCalls, type ChatMessage } from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import ChatScreen from './ChatScreen.tsx';

const say = textsOf('content');
const server = fakeServer();

const OWN: ChatMessage = {
  id: '1',
  author: 'MEMBER',
  text: 'Can I cancel?',
  at: '2026-11-20T10:00:00+08:00',
  read: true,
  question: null,
  offersForm: false,
};
const ANSWER: ChatMessage = { ...OWN, id: '2', author: 'AGENT', text: 'Open it.', read: false, question: 4 };
const UNKNOWN: ChatMessage = {
  ...ANSWER,
  id: '4',
  text: 'I found nothing.',
  question: null,
  offersForm: true,
};

/** The server's conversation, the latest first, and what the screen sent. */
let all: ChatMessage[];
let sent: unknown[];
const add = (...messages: ChatMessage[]) => {
  all = [...messages, ...all];
  return { list: messages };
};
beforeEach(() => {
  all = [ANSWER, OWN];
  sent = [];
  server.use(
    ...fake(chatCalls, {
      'GET /live/chat/messages': ({ payload }) => ({
        list: payload['beforeId'] === undefined ? all : [{ ...OWN, id: '0', text: 'Long ago' }],
        hasMore: payload['beforeId'] === undefined,
      }),
      'POST /live/chat/say': ({ payload }) => {
        sent.push(payload['text']);
        return add(UNKNOWN, { ...OWN, id: '3', text: String(payload['text']) });
      },
      'POST /live/chat/form': ({ payload }) => {
        sent.push([payload['text'], payload['answerBy']]);
        return add({ ...ANSWER, id: '6', text: 'Thank you.', question: null }, { ...OWN, id: '5' });
      },
      'POST /live/chat/read': ({ payload }) => {
        sent.push(payload['upToId']);
        all = all.map((message) => ({ ...message, read: true }));
        return { unread: 0 };
      },
    }),
  );
});
const open = () => show(ChatScreen, '/chat');
const log = () => screen.findByRole('log', { name: say('help.chat') });

describe('the chat', () => {
  it('has the conversation, the oldest message first, and marks it as read once', async () => {
    const { container } = open();
    const messages = within(await log()).getAllByRole('listitem');
    expect(messages.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(OWN.text),
      expect.stringContaining(ANSWER.text),
    ]);
    const way = screen.getByRole('link', { name: say('help.questions') });
    expect(way.getAttribute('href')).toBe('/help?question=4#help-questions');
    await waitFor(() => expect(sent).toEqual(['2']));
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('loads earlier messages above', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: say('chat.earlier') }));
    await screen.findByText('Long ago');
    expect(within(await log()).getAllByRole('listitem')[0]?.textContent).toContain('Long ago');
    expect(screen.queryByRole('button', { name: say('chat.earlier') })).toBeNull();
  });

  it('offers a form where help has no answer, with what was asked, until it is sent', async () => {
    const { user, container } = open();
    const field = await screen.findByRole('textbox', { name: say('chat.message') });
    await user.type(field, 'A heliport?');
    await user.click(screen.getByRole('button', { name: say('chat.send') }));
    const question = await screen.findByRole('textbox', { name: say('chat.question') });
    expect(question).toHaveProperty('value', 'A heliport?');
    expect(screen.getByRole('textbox', { name: say('chat.message') })).toHaveProperty('value', '');
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.click(screen.getByRole('radio', { name: say('chat.way.PHONE') }));
    await user.click(screen.getByRole('button', { name: say('chat.ask') }));
    await screen.findByText('Thank you.');
    expect(screen.queryByRole('textbox', { name: say('chat.question') })).toBeNull();
    expect(sent).toContain('A heliport?');
    expect(sent).toContainEqual(['A heliport?', 'PHONE']);
  });

  it('leads to a colleague without asking the agent first', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: say('chat.ask') }));
    await user.type(screen.getByRole('textbox', { name: say('chat.question') }), 'A surprise');
    await user.click(screen.getByRole('button', { name: say('chat.ask') }));
    await screen.findByText('Thank you.');
    expect(sent).toContainEqual(['A surprise', 'CHAT']);
    expect(screen.queryByRole('textbox', { name: say('chat.question') })).toBeNull();
  });

  it('sends nothing empty, and keeps what did not arrive', async () => {
    server.use(...fake(chatCalls, { 'POST /live/chat/say': refuse('CHAT_OFF') }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: say('chat.send') }));
    await screen.findByText(say('kit:fields.required'));
    const field = screen.getByRole('textbox', { name: say('chat.message') });
    await user.type(field, 'Hello');
    await user.click(screen.getByRole('button', { name: say('chat.send') }));
    await screen.findByText(errorText('CHAT_OFF'));
    expect(field).toHaveProperty('value', 'Hello');
  });

  it('that is elsewhere leads to help', async () => {
    server.use(...fake(chatCalls, { 'GET /live/chat/messages': refuse('CHAT_OFF') }));
    open();
    await screen.findByText(errorText('CHAT_OFF'));
    expect(screen.getByRole('link', { name: say('help.title') }).getAttribute('href')).toBe('/help');
  });

  it('retries what failed to load', async () => {
    server.use(...fake(chatCalls, { 'GET /live/chat/messages': refuse('BUSY') }));
    const { user } = open();
    await screen.findByText(say('help.failed'));
    server.use(...fake(chatCalls, { 'GET /live/chat/messages': { list: [ANSWER], hasMore: false } }));
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await log();
  });
});
