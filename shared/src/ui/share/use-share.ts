import { useState } from 'react';
import { useShareMutation, type ShareChannel, type ShareKind } from '../../calls/share.ts';
import { currentLanguage } from '../../i18n/index.ts';
import { isWeChatPhone } from '../../wechat/index.ts';
import { useOneAtATime } from '../use-one-at-a-time.ts';

export interface Shareable {
  kind: ShareKind;
  /** id or code of what is shared */
  targetId: string;
  /** what a shared link says about itself */
  title: string;
  text: string;
}

export interface Sharing {
  start: () => void;
  /** to be shown and copied; null: nothing has to be shown */
  link: string | null;
  isWeChat: boolean;
  close: () => void;
}

/** Asks the server for a link that knows who shared it, and gives it to the device where it takes one. */
export function useShare({ kind, targetId, title, text }: Shareable): Sharing {
  const [record] = useShareMutation();
  const [link, setLink] = useState<string | null>(null);
  const channel = channelOf(navigator);
  const [start] = useOneAtATime(async () => {
    const answer = await record({ kind, targetId, channel });
    if (answer.error !== undefined) return; // the reminder says so
    const url = `${window.location.origin}/${currentLanguage()}${answer.data.url}`;
    const isDone = channel === 'SYSTEM' && (await shareByDevice({ title, text, url }));
    if (!isDone) setLink(url);
  });
  return { start, link, isWeChat: channel === 'WECHAT', close: () => setLink(null) };
}

/** WeChat has `navigator.share` on some phones, and refuses it. */
function channelOf({ userAgent, share }: { userAgent: string; share?: unknown }): ShareChannel {
  if (isWeChatPhone(userAgent)) return 'WECHAT';
  return share === undefined ? 'COPY' : 'SYSTEM';
}

/** True also where the member closed the share sheet: that is an answer. */
async function shareByDevice(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (refusal) {
    return refusal instanceof DOMException && refusal.name === 'AbortError';
  }
}
