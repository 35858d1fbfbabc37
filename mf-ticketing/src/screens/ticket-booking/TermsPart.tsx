import { useText } from '@resort/shared/i18n';
import { SectionHeading } from '@resort/shared/ui';
import { Checkbox } from '@resort/shared/ui/form';
import { useEffect, useRef, useState } from 'react';
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
  // a yes that came before the terms did is not lost: it counts once their version is known
  const [isEarly, setEarly] = useState(false);
  const isCounted = useRef(false);
  useEffect(() => {
    if (!isEarly || version === undefined || isCounted.current) return;
    isCounted.current = true; // to this version, not to one that comes later
    onChange({ termsVersion: version });
  }, [isEarly, version, onChange]);
  return (
    <section className={styles['part']} aria-labelledby="booking-terms">
      <SectionHeading id="booking-terms" title={t('event.terms')} />
      <p>{refundWords(refundRule)}</p>
      <LegalTexts ticketId={ticketId} />
      <Checkbox
        name="terms"
        required
        label={t('booking.terms')}
        value={version === undefined ? isEarly : wish.termsVersion === version}
        onChange={(isAccepted) => {
          if (version === undefined) {
            setEarly(isAccepted);
            if (terms.isError) void terms.refetch();
          } else onChange({ termsVersion: isAccepted ? version : null });
        }}
        onBlur={() => undefined}
      />
    </section>
  );
}
