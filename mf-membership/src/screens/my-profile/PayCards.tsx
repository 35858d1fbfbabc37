import type { SavedCard } from '@resort/shared/calls/rows';
import { useText, type TextOf } from '@resort/shared/i18n';
import { Button, ConfirmDialog, List, ListItem, showToast, useOneAtATime } from '@resort/shared/ui';
import { useState } from 'react';
import { usePayCardsQuery, useRemovePayCardMutation } from '../../api/pay-cards.ts';
import { Part } from './Part.tsx';
import { PartState } from './PartState.tsx';
import styles from './my-profile.module.css';

type PayCard = SavedCard & { isExpired: boolean };

/** As the payment step names it. */
const nameOf = ({ brand, last4, expiry }: SavedCard, kit: TextOf<'kit'>) =>
  kit('payment.savedCard', { brand, last4, expiry });

/** Payment cards that the payment provider keeps. Where it keeps none there is no such part. */
export function PayCards() {
  const t = useText('membership');
  // a payment may have saved one since
  const read = usePayCardsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = read;
  if (data?.offered === false) return null;
  return (
    <Part id="pay-cards" title={t('profile.payCards.title')}>
      {data ? <CardList cards={data.cards} /> : null}
      <PartState read={read} failed={t('profile.payCards.failed')} />
    </Part>
  );
}

function CardList({ cards }: { cards: readonly PayCard[] }) {
  const t = useText('membership');
  const kit = useText('kit');
  const [asked, setAsked] = useState<PayCard | null>(null);
  const [remove] = useRemovePayCardMutation();
  const [confirm, isRemoving] = useOneAtATime(async () => {
    if (asked === null) return;
    const { data } = await remove({ cardId: asked.cardId });
    setAsked(null);
    if (data !== undefined) showToast({ text: t('profile.payCards.removed') });
  });
  if (cards.length === 0) return <p className={styles['inset']}>{t('profile.payCards.none')}</p>;
  return (
    <>
      <List label={t('profile.payCards.title')}>
        {cards.map((card) => (
          <ListItem key={card.cardId}>
            <CardRow card={card} onRemove={() => setAsked(card)} />
          </ListItem>
        ))}
      </List>
      {asked === null ? null : (
        <ConfirmDialog
          title={t('profile.payCards.removeQuestion', { card: nameOf(asked, kit) })}
          confirm={t('profile.payCards.remove')}
          isDangerous
          busy={isRemoving}
          onConfirm={confirm}
          onClose={() => setAsked(null)}
        >
          {t('profile.payCards.removeMeans')}
        </ConfirmDialog>
      )}
    </>
  );
}

function CardRow({ card, onRemove }: { card: PayCard; onRemove: () => void }) {
  const t = useText('membership');
  const kit = useText('kit');
  const name = nameOf(card, kit);
  return (
    <div className={styles['device']}>
      <span className={styles['words']}>
        {name}
        {card.isExpired ? <span className={styles['none']}>{t('profile.payCards.expired')}</span> : null}
      </span>
      <Button look="plain" aria-label={kit('remove', { name })} onClick={onRemove}>
        {t('profile.payCards.remove')}
      </Button>
    </div>
  );
}
