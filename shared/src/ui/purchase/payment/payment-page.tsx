import { lazy, Suspense, useEffect } from 'react';
import { ButtonLink } from '../../button/button.tsx';
import { Detail, type DetailProps } from '../../screen/detail/index.ts';
import { EmptyState } from '../../screen/feedback/empty-state.tsx';
import { SkeletonRows } from '../../screen/feedback/skeleton.tsx';
import { Waiting } from '../../screen/feedback/waiting.tsx';
import { Page } from '../../screen/frame/page.tsx';
import { Illustration } from '../../screen/illustration/index.ts';
import type { Due, NothingDue } from './due.ts';

/** Loaded while the order is read, so that a cold start on a payment stays light. */
const load = () => import('./due-step.tsx');
const DueStep = lazy(load);

export interface PaymentPageProps<Row> extends Omit<DetailProps<Row>, 'children' | 'waiting' | 'isWide'> {
  /** what is due of the order that was read, or why nothing is */
  dueOf: (row: Row) => { due: Due } | { due: null; nothing: NothingDue };
}

/**
 * The payment of an order of any domain: loading, a failure, an order that is not the member's, the payment step,
 * or why nothing is due. An order whose price changed or whose hold ended is read again.
 */
export function PaymentPage<Row>({ dueOf, ...detail }: PaymentPageProps<Row>) {
  useEffect(() => void load().catch(() => undefined), []);
  return (
    <Detail {...detail} isWide waiting={<SkeletonRows />}>
      {(row) => {
        const found = dueOf(row);
        return found.due === null ? (
          <Page title={detail.title}>
            <Nothing {...found.nothing} />
          </Page>
        ) : (
          <Page title={detail.title} lead={found.due.lead} isWide>
            <Suspense
              fallback={
                <Waiting>
                  <SkeletonRows />
                </Waiting>
              }
            >
              <DueStep due={found.due} onStale={() => void detail.query.refetch()} />
            </Suspense>
            {found.due.more}
          </Page>
        );
      }}
    </Detail>
  );
}

const Nothing = ({ title, why, isOver = false, way }: NothingDue) => (
  <EmptyState
    art={<Illustration of={isOver ? 'search' : 'done'} />}
    title={title}
    why={why}
    action={<ButtonLink to={way.to}>{way.label}</ButtonLink>}
  />
);
