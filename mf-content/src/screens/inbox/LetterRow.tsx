import { useText } from '@resort/shared/i18n';
import { Link } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { IconButton, VisuallyHidden } from '@resort/shared/ui';
import type { LetterBrief } from '../../../contract/index.ts';
import { useDeleteLetter } from '../../inbox/use-delete-letter.ts';
import { arrived } from '../../parts/arrived.ts';
import { Bin } from '../../parts/Bin.tsx';
import styles from './inbox.module.css';

/** A letter in the inbox: a press opens it, the bin deletes it. */
export function LetterRow({ letter: { id, title, summary, at, read } }: { letter: LetterBrief }) {
  const t = useText('content');
  const remove = useDeleteLetter();
  return (
    <article className={styles['row']}>
      <Link className={styles['link']} to={to('/message', { id })}>
        <span className={styles['head']}>
          <span className={read ? styles['title'] : styles['unread']}>
            {read ? null : (
              <>
                <span className={styles['dot']} aria-hidden="true" />
                <VisuallyHidden>{t('inbox.new')} </VisuallyHidden>
              </>
            )}
            {title}
          </span>
          <time className={styles['time']} dateTime={at}>
            {arrived(at)}
          </time>
        </span>
        <span className={styles['summary']}>{summary}</span>
      </Link>
      <IconButton label={t('inbox.delete', { title })} onClick={() => remove(id)}>
        <Bin />
      </IconButton>
    </article>
  );
}
