import { useState } from 'react';
import { useShareMutation, type ShareChannel, type ShareKind } from '../../../calls/share.ts';
import { currentLanguage } from '../../../i18n/index.ts';
import { isWeChatPhone } from '../../../wechat/index.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { useWeChatCard } from './use-we-chat-card.ts';

export interface Shareable {
  kind: ShareKind;
  /** id or code of what is shared */
  targetId: string;
  /** description inside the shared link */
  title: string;
  text: string;
  /** of the card in WeChat, as in a response */
  picture?: string;
}

export interface Sharing {
  start: () => void;
  /** shown for copying; null: nothing to show */
  link: string | null;
  isWeChat: boolean;
  close: () => void;
}

/** Requests a link that identifies the sharer, and passes it to the device's share sheet if there is one. */
export function useShare({ kind, targetId, title, text, picture }: Shareable): Sharing {
  const [record] = useShareMutation();
  const [link, setLink] = useState<string | null>(null);
  const channel = channelOf(navigator);
  useWeChatCard({ title, text, picture, link });
  const [start] = useOneAtATime(async () => {
    const answer = await record({ kind, targetId, channel });
    if (answer.error !== undefined) return; // the reminder shows the error
    const url = `${window.location.origin}/${currentLanguage()}${answer.data.url}`;
    const isDone = channel === 'SYSTEM' && (await shareByDevice({ title, text, url }));
    if (!isDone) setLink(url);
  });
  return { start, link, isWeChat: channel === 'WECHAT', close: () => setLink(null) };
}

/** WeChat has `navigator.share` on some phones, but refuses it. */
function channelOf({ userAgent, share }: { userAgent: string; share?: unknown }): ShareChannel {
  if (isWeChatPhone(userAgent)) return 'WECHAT';
  return share === undefined ? 'COPY' : 'SYSTEM';
}

/** Also true if the member closed the share sheet: nothing else is to be shown. */
export async function shareByDevice(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (refusal) {
    return refusal instanceof DOMException && refusal.name === 'AbortError';
  }
}
