import { useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import { CopyButton } from '../copy/index.ts';
import { Dialog } from '../../overlay/dialog/dialog.tsx';
import styles from './share.module.css';

interface LinkDialogProps {
  link: string;
  isWeChat: boolean;
  onClose: () => void;
}

/** Shows the link to copy; in WeChat also explains how to send the page itself. */
export function LinkDialog({ link, isWeChat, onClose }: LinkDialogProps) {
  const t = useText('kit');
  const titleId = useId();
  return (
    <Dialog kind="sheet" labelledBy={titleId} onClose={onClose}>
      <div className={styles['dialog']}>
        <h2 id={titleId} className={styles['title']}>
          {t('share.share')}
        </h2>
        {isWeChat ? <p>{t('share.weChat')}</p> : null}
        <p className={styles['link']}>{link}</p>
        <div className={styles['actions']}>
          <CopyButton text={link} what={t('share.link')} />
          <button type="button" className={styles['close']} onClick={onClose}>
            {t('close')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
