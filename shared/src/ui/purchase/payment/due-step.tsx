import { useDollarBalanceQuery } from '../../../calls/dollar-balance.ts';
import { SkeletonRows } from '../../screen/feedback/skeleton.tsx';
import { Waiting } from '../../screen/feedback/waiting.tsx';
import type { Due } from './due.ts';
import { PaymentStep } from './payment-step.tsx';

/** The payment of what is due, once the member's Resort Dollars are known. */
export default function DueStep({ due, onStale }: { due: Due; onStale: () => void }) {
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
