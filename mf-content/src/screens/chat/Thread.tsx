import { formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Link } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { useEffect, useRef } from 'react';
import type { ChatMessage } from '../../../contract/index.ts';
import styles from './chat.module.css';

/** The conversation, the oldest message first; a screen reader announces new ones. */
export function Thread({ latestFirst }: { latestFirst: readonly ChatMessage[] }) {
  const t = useText('content');
  const end = useRef<HTMLLIElement>(null);
  const latest = latestFirst[0]?.id;
  useEffect(() => {
    if (latest !== undefined) end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [latest]);
  return (
    <div role="log" aria-label={t('help.chat')}>
      <ol className={styles['thread']}>
        {latestFirst
          .slice()
          .reverse()
          .map((message) => (
            <Message key={message.id} message={message} end={message.id === latest ? end : null} />
          ))}
      </ol>
    </div>
  );
}

interface MessageProps {
  message: ChatMessage;
  end: React.RefObject<HTMLLIElement | null> | null;
}

function Message({ message: { author, text, at, question }, end }: MessageProps) {
  const t = useText('content');
  return (
    <li ref={end} className={styles[author === 'MEMBER' ? 'own' : 'other']}>
      <p className={styles['who']}>
        {t(`chat.by.${author}`)} · <time dateTime={at}>{formatDateTime(at, currentLanguage())}</time>
      </p>
      <p className={styles['text']}>{text}</p>
      {question === null ? null : (
        <Link to={`${to('/help', { question: String(question) })}#help-questions`}>
          {t('help.questions')}
        </Link>
      )}
    </li>
  );
}
