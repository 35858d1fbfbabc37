import { useText } from '@resort/shared/i18n';
import { Notice } from '@resort/shared/ui';
import type { Proposal, WireAnswer } from '@resort/release/client';

/** The result of the last action: the registry's own sentence, or that a second person has to approve. */
export function Outcome({ answer: { result, text } }: { answer: WireAnswer }) {
  const t = useText('console');
  const { proposal } = Object(result) as { proposal?: Proposal };
  return proposal === undefined ? (
    <Notice tone="success">{text.split('\n')[0]}</Notice>
  ) : (
    <Notice tone="warning">
      {t('proposals.made', { id: proposal.id, needs: proposal.needs.join(', ') })}
    </Notice>
  );
}
