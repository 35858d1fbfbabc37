import { currentLanguage, useText } from '@resort/shared/i18n';
import { Button, useOneAtATime } from '@resort/shared/ui';
import { CopyButton } from '@resort/shared/ui/copy';
import { shareByDevice } from '@resort/shared/ui/share';
import { isWeChatPhone } from '@resort/shared/wechat';
import styles from './my-plans.module.css';

/** A link to copy, or to send with the device's share sheet. WeChat has one on some phones, but refuses it. */
export function SharedLink({ url }: { url: string }) {
  const t = useText('membership');
  const link = `${window.location.origin}/${currentLanguage()}${url}`;
  const canSend = 'share' in navigator && !isWeChatPhone(navigator.userAgent);
  const [send, isSending] = useOneAtATime(async () => {
    await shareByDevice({ title: t('sharedPlans.title'), url: link });
  });
  return (
    <div className={styles['link']}>
      <p className={styles['address']}>{link}</p>
      {canSend ? (
        <Button wide busy={isSending} onClick={send}>
          {t('plans.share.send')}
        </Button>
      ) : null}
      <CopyButton text={link} what={t('plans.share.link')} />
    </div>
  );
}
