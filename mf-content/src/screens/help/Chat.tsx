import { isApiError } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { Button, Notice, SectionHeading, useOneAtATime } from '@resort/shared/ui';
import { safeAddress } from '@resort/shared/ui/rich-text';
import { useState } from 'react';
import { useOpenChatMutation } from '../../api/help.ts';
import styles from './help.module.css';

/**
 * The live chat, in a tab of its own. The tab is opened by the press, before its address is known: a browser lets no
 * other be opened.
 */
export function Chat() {
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
    <section className={styles['part']} aria-labelledby="help-chat">
      <SectionHeading id="help-chat" title={t('help.chat')} />
      <p className={styles['why']}>{t('help.chatWhy')}</p>
      {refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
      <Button look="quiet" busy={isBusy} onClick={open}>
        {t('help.openChat')}
      </Button>
    </section>
  );
}

/** A page of the resort, or one on the web; nothing else is opened. */
function chatAddress(url: string): string | null {
  const address = safeAddress(url);
  if (address === null) return null;
  if ('to' in address) return address.to;
  return /^https?:/.test(address.href) ? address.href : null;
}
