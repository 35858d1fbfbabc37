import { Share } from 'lucide-react';
import { useId } from 'react';
import type { ShareKind } from '../../calls/share.ts';
import { useText } from '../../i18n/index.ts';
import { IconButton } from '../button.tsx';
import { CopyButton } from '../copy/index.ts';
import { Dialog } from '../dialog.tsx';
import styles from './share.module.css';
import { useShare } from './use-share.ts';

export interface ShareButtonProps {
  kind: ShareKind;
  /** id or code of what is shared */
  targetId: string;
  /** what a shared link says about itself */
  title: string;
  text: string;
}

/**
 * Shares by the device's own share sheet; where a page has none, and in WeChat, which lets no page open its menu, by a
 * link to copy and the way to that menu.
 */
export function ShareButton({ kind, targetId, title, text }: ShareButtonProps) {
  const t = useText('shell');
  const { start, link, isWeChat, close } = useShare({ kind, targetId, title, text });
  return (
    <>
      <IconButton label={t('share.share')} onClick={start}>
        <Share size={20} aria-hidden="true" />
      </IconButton>
      {link === null ? null : <LinkDialog link={link} isWeChat={isWeChat} onClose={close} />}
    </>
  );
}

interface LinkDialogProps {
  link: string;
  isWeChat: boolean;
  onClose: () => void;
}

function LinkDialog({ link, isWeChat, onClose }: LinkDialogProps) {
  const t = useText('shell');
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
            {t('kit.close')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
