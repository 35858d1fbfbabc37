import type { WalletName } from '../../../rows/wallet.calls.ts';
import { isWeChatPhone } from '../../../wechat/index.ts';

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** An iPad says that it is a Mac, but a Mac has no touch screen. */
const isApplePhone = ({ userAgent, maxTouchPoints }: Device): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

/** Of the wallets on offer, the one of this phone; a computer adds to either. WeChat's browser opens neither. */
export function walletsHere(offered: readonly WalletName[], device: Device): readonly WalletName[] {
  if (isWeChatPhone(device.userAgent)) return [];
  if (isApplePhone(device)) return offered.filter((name) => name === 'APPLE');
  if (device.userAgent.includes('Android')) return offered.filter((name) => name === 'GOOGLE');
  return offered;
}
