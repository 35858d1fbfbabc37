import { useText } from '@resort/shared/i18n';
import { Notice } from '@resort/shared/ui';
import type { Proposal, WireAnswer } from '@resort/release/client';

/** What came of the last thing that was done here: the registry's own sentence, or that somebody else has to say yes. */
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
