import { describe, expect, it } from '@jest/globals';
import { openPushed, readPush, showPush, type PushScope } from './push.ts';

const PUSHED = {
  id: '7',
  title: 'Your table is ready',
  text: 'Until 19:45',
  link: '/message?id=3',
  language: 'tc',
};

function scope(pages = 0) {
  const done: unknown[][] = [];
  const page = {
    focus: () => Promise.resolve(done.push(['focus'])),
    navigate: (url: string) => Promise.resolve(done.push(['navigate', url])),
  };
  const worker: PushScope = {
    registration: {
      showNotification: (...shown) => {
        done.push(shown);
        return Promise.resolve();
      },
    },
    clients: {
      matchAll: () => Promise.resolve(Array.from({ length: pages }, () => page)),
      openWindow: (url) => Promise.resolve(done.push(['open', url])),
    },
  };
  return { worker, done };
}

describe('a push message', () => {
  it('is shown with its texts; a duplicate replaces the first', async () => {
    const { worker, done } = scope();
    await showPush(worker, JSON.stringify(PUSHED));
    const options = { body: 'Until 19:45', tag: '7', data: '/tc/message?id=3' };
    expect(done).toEqual([['Your table is ready', options]]);
  });

  it.each([['https://evil.test/'], ['//evil.test'], ['javascript:alert(1)'], [null]])(
    'that would lead to %s leads to the start page',
    async (link) => {
      const { worker, done } = scope();
      await showPush(worker, JSON.stringify({ ...PUSHED, link }));
      expect(done[0]?.[1]).toMatchObject({ data: '/tc/' });
    },
  );

  it('that can be unsubscribed from has a button that leads to it', async () => {
    const { worker, done } = scope();
    const stop = { label: 'Unsubscribe', link: '/unsubscribe?token=a.b.c' };
    await showPush(worker, JSON.stringify({ ...PUSHED, stop }));
    const [, options] = done[0] as [string, { data: unknown }];
    expect(options).toMatchObject({ actions: [{ action: 'stop', title: 'Unsubscribe' }] });
    await openPushed(worker, options.data, 'stop');
    await openPushed(worker, options.data, '');
    expect(done.slice(1)).toEqual([
      ['open', '/tc/unsubscribe?token=a.b.c'],
      ['open', '/tc/message?id=3'],
    ]);
  });

  it.each(['', '[', 'null', '{"title":1}'])(
    'of an unknown format shows a notification without details: %j',
    async (text) => {
      const { worker, done } = scope();
      expect(readPush(text)).toBeNull();
      await showPush(worker, text);
      expect(done).toEqual([[text, {}]]);
    },
  );

  it('opens in the existing page, or in a new one', async () => {
    const one = scope(1);
    await openPushed(one.worker, '/tc/inbox');
    expect(one.done).toEqual([['focus'], ['navigate', '/tc/inbox']]);
    const none = scope();
    await openPushed(none.worker, undefined);
    expect(none.done).toEqual([['open', '/']]);
  });
});
