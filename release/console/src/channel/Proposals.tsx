import { useState } from 'react';
import { useText } from '@resort/shared/i18n';
import { Button } from '@resort/shared/ui';
import { isSamePerson, type Proposal, type WireAnswer } from '@resort/release/client';
import { ApproveDialog } from '../actions/ApproveDialog.tsx';
import { When } from '../parts/When.tsx';
import { useAudience } from '../parts/use-audience.ts';
import { useHolder } from '../session/holder.ts';
import styles from './proposals.module.css';

export interface ProposalsProps {
  channel: string;
  proposals: readonly Proposal[];
  onDone: (answer: WireAnswer) => void;
}

/** Proposals that wait for a second person's approval, and what they do. */
export function Proposals({ channel, proposals, onDone }: ProposalsProps) {
  const t = useText('console');
  if (proposals.length === 0) return null;
  return (
    <div>
      <h3 className={styles['title']}>{t('proposals.title')}</h3>
      <ul className={styles['list']}>
        {proposals.map((proposal) => (
          <li key={proposal.id}>
            <Waiting channel={channel} proposal={proposal} onDone={onDone} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Waiting({
  channel,
  proposal,
  onDone,
}: Pick<ProposalsProps, 'channel' | 'onDone'> & { proposal: Proposal }) {
  const t = useText('console');
  const audience = useAudience();
  const { name, may } = useHolder();
  const [decision, setDecision] = useState<'approve' | 'withdraw' | null>(null);
  const { id, by, reason, at, wish, needs } = proposal;
  const what = useWish(wish);
  const wished = 'audience' in wish ? (wish.audience ?? null) : null;
  const isOwn = isSamePerson(by, name);
  return (
    <div className={styles['waiting']}>
      <p>
        {t('proposals.wish', { by, what, audience: audience(wished) })} <When at={at} />
        {` · ${reason || t('noReason')}`}
      </p>
      <p className={styles['needs']}>{t('proposals.needs', { needs: needs.join(', ') })}</p>
      <div className={styles['ways']}>
        {may(`approve:${channel}`) ? (
          <Button
            look="quiet"
            unavailable={isOwn ? t('proposals.own') : undefined}
            onClick={() => setDecision('approve')}
          >
            {t('proposals.approve')}
          </Button>
        ) : null}
        {may(`pin:${channel}`) ? (
          <Button look="quiet" onClick={() => setDecision('withdraw')}>
            {t('proposals.withdraw')}
          </Button>
        ) : null}
      </div>
      {decision === null ? null : (
        <ApproveDialog
          channel={channel}
          id={id}
          what={what}
          verb={decision}
          audience={audience(wished)}
          onDone={onDone}
          onClose={() => setDecision(null)}
        />
      )}
    </div>
  );
}

function useWish(wish: Proposal['wish']): string {
  const t = useText('console');
  if (wish.kind === 'pin') return wish.units.join(', ');
  return wish.kind === 'promote'
    ? `${wish.from} ${wish.release}`
    : t('proposals.remove', { unit: wish.unit });
}
