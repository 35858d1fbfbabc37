import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { miniProgramCalls } from '../../../rows/mini-program.calls.ts';
import { shareCalls } from '../../../rows/share.calls.ts';
import { fake, fakeServer, MEI_LING, refuse, renderScreen, textsOf } from '../../../testing/index.ts';
import { ShareButton } from './share-button.tsx';

const say = textsOf('kit');

const server = fakeServer();
const channels: unknown[] = [];
beforeEach(() => {
  channels.length = 0;
  // jsdom knows no entries; a phone has exactly this one
  const opened = [{ name: window.location.href }];
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => opened });
  server.use(
    ...fake(shareCalls, {
      'POST /shareRecord': ({ payload }) => {
        channels.push(payload['channel']);
        return { token: 'tok', url: '/share?token=tok' };
      },
    }),
  );
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'userAgent');
  delete window.WeixinJSBridge;
});

const LINK = `${window.location.origin}/en/share?token=tok`;
const provide = (name: 'share' | 'userAgent', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });
async function press() {
  const Screen = () => (
    <ShareButton kind="OFFER" targetId="3" title="Tea" text="For two" picture="//localhost/tea.jpg" />
  );
  const { user } = renderScreen(Screen, { at: '/offer', texts: {}, member: MEI_LING });
  await user.click(screen.getByRole('button', { name: say('share.share') }));
}

describe('sharing', () => {
  it('passes the device a link that identifies the sharer', async () => {
    const given: unknown[] = [];
    provide('share', async (what: unknown) => void given.push(what));
    await press();
    await waitForCalls(given);
    expect(given).toEqual([{ title: 'Tea', text: 'For two', url: LINK }]);
    expect(channels).toEqual(['SYSTEM']);
    expect(screen.queryByText(LINK)).toBeNull();
  });

  it('shows the link if the device does not accept one, or refuses', async () => {
    await press();
    await screen.findByText(LINK);
    expect(channels).toEqual(['COPY']);
  });

  it('does nothing when the member closes the share sheet', async () => {
    const given: unknown[] = [];
    provide('share', async (what: unknown) => {
      given.push(what);
      throw new DOMException('closed', 'AbortError');
    });
    await press();
    await waitForCalls(given);
    expect(screen.queryByText(LINK)).toBeNull();
  });

  it('shows the link if the share sheet was refused', async () => {
    provide('share', async () => {
      throw new DOMException('no gesture', 'NotAllowedError');
    });
    await press();
    await screen.findByText(LINK);
  });

  it("explains WeChat's menu, which shares pages itself", async () => {
    provide('userAgent', 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50');
    provide('share', async () => {});
    await press();
    await screen.findByText(say.like('share.weChat'));
    expect(channels).toEqual(['WECHAT']);
  });

  it('gives WeChat the card of the page, signed by the server, and then the card with the link of the sharer', async () => {
    provide('userAgent', 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50');
    const told: [string, Record<string, unknown>][] = [];
    window.WeixinJSBridge = {
      invoke: (name, request, answer) => {
        told.push([name, request]);
        answer({ err_msg: `${name}:ok` });
      },
    };
    const signed: unknown[] = [];
    server.use(
      ...fake(miniProgramCalls, {
        'GET /wechat/jsapi/config': ({ payload }) => {
          signed.push(payload['url']);
          return { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's', jsApiList: ['a'] };
        },
      }),
    );
    await press();
    const linksOf = (call: string) => told.filter(([name]) => name === call).map(([, { link }]) => link);
    await waitFor(() => expect(linksOf('updateTimelineShareData').at(-1)).toBe(LINK));
    expect(linksOf('updateAppMessageShareData').at(-1)).toBe(LINK);
    expect(signed[0]).toBe(window.location.href.split('#', 1)[0]);
    expect(told[0]).toEqual([
      'preVerifyJSAPI',
      expect.objectContaining({ verifyAppId: 'wx1', verifyTimestamp: '1', verifySignature: 's' }),
    ]);
    expect(told.find(([name]) => name === 'updateAppMessageShareData')?.[1]).toMatchObject({
      title: 'Tea',
      desc: 'For two',
      imgUrl: `${window.location.origin}/tea.jpg`,
    });
  });

  it('shows no link if the server returned none', async () => {
    server.use(...fake(shareCalls, { 'POST /shareRecord': refuse('NOT_FOUND') }));
    await press();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

const waitForCalls = (calls: readonly unknown[]) => waitFor(() => expect(calls).toHaveLength(1));
