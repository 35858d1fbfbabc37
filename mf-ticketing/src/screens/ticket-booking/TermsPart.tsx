import { useText } from '@resort/shared/i18n';
import { SectionHeading } from '@resort/shared/ui';
import { Checkbox } from '@resort/shared/ui/form';
import type { EventDetail } from '../../../contract/index.ts';
import { useBookingTermsQuery } from '../../api/catalogue.ts';
import styles from '../../booking/booking.module.css';
import { LegalTexts } from '../../booking/LegalTexts.tsx';
import type { Wish } from '../../booking/wish.ts';
import { useRefundWords } from '../../events/use-refund-words.ts';

interface TermsPartProps {
  event: EventDetail;
  wish: Wish;
  onChange: (change: Partial<Wish>) => void;
}

/** How tickets go back in plain words, the whole texts, and the member's yes to the version that is shown. */
export function TermsPart({ event: { ticketId, refundRule }, wish, onChange }: TermsPartProps) {
  const t = useText('ticketing');
  const refundWords = useRefundWords();
  const terms = useBookingTermsQuery({ ticketId }, { refetchOnMountOrArgChange: true });
  const version = terms.currentData?.version;
  return (
    <section className={styles['part']} aria-labelledby="booking-terms">
      <SectionHeading id="booking-terms" title={t('event.terms')} />
      <p>{refundWords(refundRule)}</p>
      <LegalTexts ticketId={ticketId} />
      <Checkbox
        name="terms"
        required
        label={t('booking.terms')}
        value={version !== undefined && wish.termsVersion === version}
        onChange={(isAccepted) => {
          onChange({ termsVersion: isAccepted ? (version ?? null) : null });
          if (version === undefined) void terms.refetch();
        }}
        onBlur={() => undefined}
      />
    </section>
  );
}
