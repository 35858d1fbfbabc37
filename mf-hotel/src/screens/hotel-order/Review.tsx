import { useText } from '@resort/shared/i18n';
import { Button, Notice, SectionHeading, useOffline } from '@resort/shared/ui';
import { RadioGroup, TextArea } from '@resort/shared/ui/form';
import { useState } from 'react';
import type { StayReview } from '../../../contract/index.ts';
import { useReviewStayMutation } from '../../api/orders.ts';
import styles from './hotel-order.module.css';

const MOST = 5;
const MOST_GRAPHEMES = 1000;
/** of the contract, in UTF-16 units */
const MOST_TEXT = 2000;
const STARS = [5, 4, 3, 2, 1] as const;
const stars = (count: number) => '★'.repeat(count) + '☆'.repeat(MOST - count);

/** Asks for stars and a few words about a stay that has ended, once; afterwards shows what the member said. */
export default function Review({ orderNo, given }: { orderNo: string; given: StayReview | null }) {
  const t = useText('hotel');
  const offline = useOffline();
  const [count, setCount] = useState('');
  const [text, setText] = useState('');
  const [send, { isLoading, isError }] = useReviewStayMutation();
  const lacking =
    count === '' ? t('review.choose') : text.length > MOST_TEXT ? t('review.tooLong') : undefined;
  if (given !== null)
    return (
      <section className={styles['section']} aria-labelledby="review">
        <SectionHeading id="review" title={t('review.yours')} />
        <p>
          <span aria-hidden="true">{stars(given.stars)}</span> {t('review.stars', { count: given.stars })}
        </p>
        {given.text === '' ? null : <p>{given.text}</p>}
        <Notice tone="success">{t('review.thanks')}</Notice>
      </section>
    );
  return (
    <section className={styles['section']} aria-labelledby="review">
      <SectionHeading id="review" title={t('review.title')} />
      {isError ? <Notice tone="danger">{t('review.failed')}</Notice> : null}
      <RadioGroup
        label={t('review.rating')}
        name="stars"
        value={count}
        choices={STARS.map((one) => ({ value: String(one), label: t('review.stars', { count: one }) }))}
        onChange={setCount}
        onBlur={() => undefined}
      />
      <TextArea
        label={t('review.words')}
        name="text"
        optional
        max={MOST_GRAPHEMES}
        value={text}
        onChange={setText}
        onBlur={() => undefined}
      />
      <Button
        wide
        busy={isLoading}
        unavailable={offline ?? lacking}
        onClick={() => void send({ orderNo, stars: Number(count), text })}
      >
        {t('review.send')}
      </Button>
    </section>
  );
}
