import { useEffect } from 'react';
import { useDispatch } from '../../../redux/index.ts';
import { useSkin } from '../../../skin/index.ts';
import type { AppStore } from '../../../store/index.ts';
import { isWeChatPhone } from '../../../wechat/index.ts';
import { pictureAddress } from '../../pictures/picture/picture-address.ts';

interface Shown {
  title: string;
  text: string;
  /** as in a response; undefined: none */
  picture: string | undefined;
  /** absolute; null: the page's own address */
  link: string | null;
}

/** Inside WeChat the page's menu shares this card while the screen is shown; elsewhere nothing is loaded. */
export function useWeChatCard({ title, text, picture, link }: Shown): void {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const skin = useSkin();
  useEffect(() => {
    if (!isWeChatPhone(navigator.userAgent)) return undefined;
    const loaded = import('./we-chat-card.ts');
    const card = {
      title,
      text,
      link: link ?? location.href.split('#', 1)[0] ?? '',
      picture: picture === undefined ? '' : new URL(pictureAddress(picture, skin), location.href).href,
    };
    // without the file WeChat shares the page as it shares any other
    void loaded.then(({ putCard }) => putCard(dispatch, card)).catch(() => undefined);
    return () => void loaded.then(({ takeCardBack }) => takeCardBack(dispatch)).catch(() => undefined);
  }, [dispatch, skin, title, text, picture, link]);
}
