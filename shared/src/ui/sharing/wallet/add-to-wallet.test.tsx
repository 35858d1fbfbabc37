import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { walletCalls, type WalletName } from '../../../rows/wallet.calls.ts';
import { fake, fakeServer, MEI_LING, refuse, renderScreen, textsOf } from '../../../testing/index.ts';
import { AddToWallet } from './index.ts';
import { walletsHere } from './wallets-here.ts';

const say = textsOf('kit');
const server = fakeServer();
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const BOTH: WalletName[] = ['APPLE', 'GOOGLE'];

afterEach(() => {
  Reflect.deleteProperty(navigator, 'userAgent');
});

const opened: string[] = [];
function open(wallets: WalletName[], { isTrial = false, userAgent = MAC } = {}) {
  opened.length = 0;
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  server.use(...fake(walletCalls, { 'GET /wallet/offered': { wallets, isTrial } }));
  const pass = { kind: 'TICKET', id: '7KQ2M4XW9RTA' } as const;
  return renderScreen(() => <AddToWallet pass={pass} open={(address) => void opened.push(address)} />, {
    at: '/',
    texts: {},
    member: MEI_LING,
  });
}
const button = (name: WalletName) => screen.findByRole('button', { name: say(`wallet.${name}`) });

describe('adding to a wallet', () => {
  it('opens our own pass below the API base, and Google’s address as it is', async () => {
    const { user, container } = open(BOTH);
    const asked: unknown[] = [];
    server.use(
      ...fake(walletCalls, {
        'POST /wallet/pass': ({ payload }) => {
          asked.push(payload);
          return payload['wallet'] === 'APPLE'
            ? { url: '/wallet/pass.pkpass?of=a' }
            : { url: 'https://pay.google.com/gp/v/save/a' };
        },
      }),
    );
    await user.click(await button('APPLE'));
    await waitFor(() => expect(opened).toHaveLength(1));
    await user.click(await button('GOOGLE'));
    await waitFor(() => expect(opened).toHaveLength(2));
    expect(opened[0]).toMatch(/.\/wallet\/pass\.pkpass\?of=a$/);
    expect(opened[1]).toBe('https://pay.google.com/gp/v/save/a');
    expect(asked).toMatchObject([
      { wallet: 'APPLE', kind: 'TICKET', id: '7KQ2M4XW9RTA' },
      { wallet: 'GOOGLE', kind: 'TICKET', id: '7KQ2M4XW9RTA' },
    ]);
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('opens nothing where the server refuses', async () => {
    const { user } = open(['APPLE']);
    let refused = 0;
    server.use(
      ...fake(walletCalls, {
        'POST /wallet/pass': () => {
          refused += 1;
          return refuse('NOT_FOUND');
        },
      }),
    );
    await user.click(await button('APPLE'));
    await waitFor(() => expect(refused).toBe(1));
    await waitFor(async () => expect((await button('APPLE')).getAttribute('aria-busy')).not.toBe('true'));
    expect(opened).toEqual([]);
  });

  it('says that passes of development are refused by phones', async () => {
    open(BOTH, { isTrial: true });
    await screen.findByText(say('wallet.trial'));
  });

  it('offers the wallet of the phone alone', async () => {
    open(BOTH, { userAgent: ANDROID });
    await button('GOOGLE');
    expect(screen.queryByRole('button', { name: say('wallet.APPLE') })).toBeNull();
  });
});

describe('the wallets of a device', () => {
  it.each([
    ['an iPhone', IPHONE, 5, ['APPLE']],
    ['an iPad', MAC, 5, ['APPLE']],
    ['a Mac', MAC, 0, BOTH],
    ['Android', ANDROID, 5, ['GOOGLE']],
    ['WeChat’s browser', `${IPHONE} MicroMessenger/8.0.50`, 5, []],
  ])('are on %s', (_, userAgent, maxTouchPoints, expected) => {
    expect(walletsHere(BOTH, { userAgent, maxTouchPoints })).toEqual(expected);
  });

  it('are among those that the server has', () => {
    expect(walletsHere(['GOOGLE'], { userAgent: IPHONE, maxTouchPoints: 5 })).toEqual([]);
    expect(walletsHere([], { userAgent: MAC, maxTouchPoints: 0 })).toEqual([]);
  });
});
