import { isNotFound } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { ErrorCard, Page, Picture, SkeletonRows, Surface, Waiting } from '@resort/shared/ui';
import { ExchangeForm, type Choice } from './ExchangeForm.tsx';
import { Nothing } from './Nothing.tsx';
import type { Offer } from './offer.ts';
import { Unanswered } from './Unanswered.tsx';
import type { Exchange } from './use-exchange.ts';

export interface ExchangePageProps<R extends { qty: number }> {
  /** names the attempt and the form's draft */
  name: string;
  /** undefined: not there yet */
  offer: Offer | undefined;
  isReckoning: boolean;
  /** why there is none; undefined: nothing has failed */
  failure: unknown;
  onRetry: () => void;
  onQty: (qty: number) => void;
  exchange: Exchange<R>;
  requestOf: (offer: Offer, choice: Choice) => R;
}

/** The confirmation, whatever it is paid with. */
export function ExchangePage<R extends { qty: number }>(props: ExchangePageProps<R>) {
  const { name, offer, isReckoning, failure, onRetry, onQty, exchange, requestOf } = props;
  const { unanswered, isSending, refused, confirm } = exchange;
  const t = useText('dollars');
  return (
    <Page title={t('confirm.title')} {...(offer === undefined ? {} : { lead: t('confirm.lead') })}>
      {offer === undefined ? null : (
        <Surface
          level={2}
          title={offer.name}
          lines={offer.description}
          picture={<Picture {...offer.picture} eager />}
        />
      )}
      {offer === undefined && failure === undefined ? (
        <Waiting>
          <SkeletonRows />
        </Waiting>
      ) : null}
      {offer === undefined && isNotFound(failure) ? <Nothing isGone /> : null}
      {offer === undefined && failure !== undefined && !isNotFound(failure) ? (
        <ErrorCard message={t('confirm.unavailable')} onRetry={onRetry} isRetrying={isReckoning} />
      ) : null}
      {offer !== undefined && unanswered !== null ? (
        <Unanswered
          name={offer.name}
          qty={unanswered.qty}
          isSending={isSending}
          refused={refused}
          onConfirm={() => confirm(unanswered)}
        />
      ) : null}
      {offer !== undefined && unanswered === null ? (
        <ExchangeForm
          offer={offer}
          name={name}
          onQty={onQty}
          isReckoning={isReckoning}
          isSending={isSending}
          refused={refused}
          onConfirm={(choice) => confirm(requestOf(offer, choice))}
        />
      ) : null}
    </Page>
  );
}
