import { currentLanguage } from '@resort/shared/i18n';
import { Button, useOneAtATime } from '@resort/shared/ui';
import { CopyButton } from '@resort/shared/ui/copy';
import { shareByDevice } from '@resort/shared/ui/share';
import { isWeChatPhone } from '@resort/shared/wechat';
import styles from './shared-link.module.css';

interface SharedLinkProps {
  /** below the language prefix */
  url: string;
  /** what whoever receives it reads */
  title: string;
  /** of the button that opens the device's share sheet */
  send: string;
  /** the link's name, for screen readers */
  what: string;
}

/** A link to copy, or to send with the device's share sheet. WeChat has one on some phones, but refuses it. */
export function SharedLink({ url, title, send: sendText, what }: SharedLinkProps) {
  const link = `${window.location.origin}/${currentLanguage()}${url}`;
  const canSend = 'share' in navigator && !isWeChatPhone(navigator.userAgent);
  const [send, isSending] = useOneAtATime(async () => {
    await shareByDevice({ title, url: link });
  });
  return (
    <div className={styles['link']}>
      <p className={styles['address']}>{link}</p>
      {canSend ? (
        <Button wide busy={isSending} onClick={send}>
          {sendText}
        </Button>
      ) : null}
      <CopyButton text={link} what={what} />
    </div>
  );
}
