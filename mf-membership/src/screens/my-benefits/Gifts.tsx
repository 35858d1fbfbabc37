import { useText } from '@resort/shared/i18n';
import { ErrorCard, SectionHeading, Skeleton, Waiting } from '@resort/shared/ui';
import { useCardsQuery } from '../../api/cards.ts';
import { useGiftCategoriesQuery } from '../../api/gifts.ts';
import { GiftCategoryPart } from './GiftCategoryPart.tsx';
import styles from './my-benefits.module.css';

/** The gifts of the card, kind by kind; first those that this tier may choose from. */
export function Gifts() {
  const t = useText('membership');
  const cards = useCardsQuery();
  const cardId = cards.data?.[0]?.id;
  const categories = useGiftCategoriesQuery({ id: cardId ?? '' }, { skip: cardId === undefined });
  const retry = () => {
    void cards.refetch();
    if (cardId !== undefined) void categories.refetch();
  };
  const isFailed = (cards.isError && !cards.data) || (categories.isError && !categories.data);
  const own =
    categories.data && [...categories.data].sort((a, b) => Number(b.quota > 0) - Number(a.quota > 0));
  return (
    <section className={styles['gifts']} aria-labelledby="gifts">
      <div>
        <SectionHeading id="gifts" title={t('gifts.title')} />
        <p className={styles['small']}>{t('gifts.lead')}</p>
      </div>
      {own?.map((category) => (
        <GiftCategoryPart key={category.id} category={category} />
      ))}
      {isFailed ? (
        <ErrorCard
          message={t('gifts.failed')}
          isRetrying={cards.isFetching || categories.isFetching}
          onRetry={retry}
        />
      ) : null}
      {own || isFailed ? null : (
        <Waiting>
          <Skeleton height={110} />
        </Waiting>
      )}
    </section>
  );
}
