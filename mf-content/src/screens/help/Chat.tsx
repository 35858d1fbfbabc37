import { isApiError } from '@resort/shared/api';
import { useBadgesQuery } from '@resort/shared/calls/badges';
import { useText } from '@resort/shared/i18n';
import { toServed } from '@resort/shared/routes';
import { Button, ButtonLink, CountBadge, Notice, SectionHeading, useOneAtATime } from '@resort/shared/ui';
import { safeAddress } from '@resort/shared/ui/rich-text';
import { useState } from 'react';
import { useOpenChatMutation } from '../../api/chat.ts';
import styles from './help.module.css';

/** The live chat: a screen of the app with its unread messages, or another page in a tab of its own. */
export function Chat() {
  const t = useText('content');
  const { data: counts } = useBadgesQuery(undefined, { refetchOnMountOrArgChange: true });
  const unread = counts?.chat;
  const screen = unread === undefined ? undefined : toServed('/chat');
  return (
    <section className={styles['part']} aria-labelledby="help-chat">
      <SectionHeading id="help-chat" title={t('help.chat')} />
      <p className={styles['why']}>{t('help.chatWhy')}</p>
      {screen === undefined || unread === undefined ? (
        <ChatElsewhere />
      ) : (
        <ButtonLink look="quiet" to={screen}>
          {t('help.openChat')}
          {unread === 0 ? null : <CountBadge count={unread} label={t('inbox.unread', { count: unread })} />}
        </ButtonLink>
      )}
    </section>
  );
}

/**
 * Another system's chat. Its tab is opened by the press, before its address is known: a browser lets no other be
 * opened.
 */
function ChatElsewhere() {
  const t = useText('content');
  const [send] = useOpenChatMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [open, isBusy] = useOneAtATime(async () => {
    setRefusal(null);
    const tab = window.open('', '_blank');
    if (tab !== null) tab.opener = null;
    const { data, error } = await send();
    const address = data === undefined ? null : chatAddress(data.url);
    if (address === null) {
      tab?.close();
      setRefusal(isApiError(error) && error.errorCode !== null ? error.message : t('help.chatFailed'));
      return;
    }
    if (tab === null) location.assign(address);
    else tab.location.replace(address);
  });
  return (
    <>
      {refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
      <Button look="quiet" busy={isBusy} onClick={open}>
        {t('help.openChat')}
      </Button>
    </>
  );
}

/** A page of the resort, or one on the web; nothing else is opened. */
function chatAddress(url: string): string | null {
  const address = safeAddress(url);
  if (address === null) return null;
  if ('to' in address) return address.to;
  return /^https?:/.test(address.href) ? address.href : null;
}
