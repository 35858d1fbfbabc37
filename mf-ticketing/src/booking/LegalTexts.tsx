import { useText } from '@resort/shared/i18n';
import { Accordion, Skeleton } from '@resort/shared/ui';
import { RichText } from '@resort/shared/ui/rich-text';
import { useBookingTermsQuery, useRefundNoticeQuery } from '../api/catalogue.ts';

/** The booking terms and the refund notice of an event, folded. */
export function LegalTexts({ ticketId }: { ticketId: string }) {
  const t = useText('ticketing');
  const terms = useBookingTermsQuery({ ticketId }).data;
  const notice = useRefundNoticeQuery({ ticketId }).data;
  const text = (of: { html: string } | undefined) =>
    of === undefined ? <Skeleton height={96} /> : <RichText html={of.html} />;
  return (
    <div>
      <Accordion
        name="legal"
        items={[
          { title: t('legal.terms'), content: text(terms) },
          { title: t('legal.refund'), content: text(notice) },
        ]}
      />
    </div>
  );
}
