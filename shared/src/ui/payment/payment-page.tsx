import type { ReactNode } from 'react';
import { useDollarBalanceQuery } from '../../calls/dollar-balance.ts';
import type { PriceLine } from '../amount/index.ts';
import { ButtonLink } from '../button.tsx';
import { Detail, type DetailProps } from '../detail/index.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { SkeletonRows } from '../feedback/skeleton.tsx';
import { Waiting } from '../feedback/waiting.tsx';
import { Page } from '../frame/page.tsx';
import { Illustration } from '../illustration/index.ts';
import { PaymentStep } from './payment-step.tsx';
import type { PayableOrder, StartPayment } from './use-pay.ts';

/** What a member pays now. */
export interface Due {
  order: PayableOrder;
  lines: readonly PriceLine[];
  /** where the order can be seen and cancelled, below the language */
  orderPath: string;
  /** the domain's result screen, below the language */
  resultPath: string;
  /** below the title */
  lead: string;
  /** default: true */
  takesDollars?: boolean;
  /** the domain's own call; default `POST /hotel/pay` */
  start?: StartPayment;
  /** below the step */
  more?: ReactNode;
}

/** Why nothing is due: it is paid, or its time is over. */
export interface NothingDue {
  title: string;
  why: string;
  isOver?: boolean;
  way: { to: string; label: string };
}

export interface PaymentPageProps<Row> extends Omit<DetailProps<Row>, 'children' | 'waiting'> {
  /** what is due of the order that was read, or why nothing is */
  dueOf: (row: Row) => { due: Due } | { due: null; nothing: NothingDue };
}

/**
 * The payment of an order of any domain: loading, a failure, an order that is not the member's, the payment step,
 * or why nothing is due. An order whose price changed or whose hold ended is read again.
 */
export function PaymentPage<Row>({ dueOf, ...detail }: PaymentPageProps<Row>) {
  return (
    <Detail {...detail} waiting={<SkeletonRows />}>
      {(row) => {
        const found = dueOf(row);
        return found.due === null ? (
          <Page title={detail.title}>
            <Nothing {...found.nothing} />
          </Page>
        ) : (
          <Page title={detail.title} lead={found.due.lead}>
            <Step due={found.due} onStale={() => void detail.query.refetch()} />
            {found.due.more}
          </Page>
        );
      }}
    </Detail>
  );
}

function Step({ due, onStale }: { due: Due; onStale: () => void }) {
  const { order, lines, orderPath, resultPath, takesDollars = true, start } = due;
  const balance = useDollarBalanceQuery(undefined, { skip: !takesDollars, refetchOnMountOrArgChange: true });
  if (balance.isLoading)
    return (
      <Waiting>
        <SkeletonRows />
      </Waiting>
    );
  return (
    <PaymentStep
      order={order}
      lines={lines}
      dollars={takesDollars ? (balance.data?.available ?? null) : null}
      resultPath={resultPath}
      orderPath={orderPath}
      onStale={onStale}
      {...(start === undefined ? {} : { start })}
    />
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
