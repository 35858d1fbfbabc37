import type { PayAction } from '@resort/shared/calls/rows';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/context.ts';
import type { Clock } from '../../../../platform/time/clock.ts';
import { sandboxCard, sandboxCharge } from '../../../../schema/index.ts';
import type { ChargeState, KeptCard } from '../../../../platform/integrations/payment-provider.ts';
import { keptCardOf } from './cards.ts';

/** A row of the sandbox's books, with its current state. */
export type SandboxCharge = typeof sandboxCharge.$inferSelect & {
  readonly told: SandboxStatus;
  readonly keptCard: KeptCard | undefined;
};
export type SandboxStatus = typeof sandboxCharge.$inferSelect.status;

export async function findCharge(
  db: Executor,
  clock: Clock,
  payNo: string,
): Promise<SandboxCharge | undefined> {
  const isTold = sql`coalesce(${sandboxCharge.toldFrom} <= ${clock.sqlNow()}, true)`;
  const told = sql<SandboxStatus>`case when ${isTold} then ${sandboxCharge.status} else 'OPEN' end`;
  const [row] = await db
    .select({ charge: sandboxCharge, told, card: sandboxCard })
    .from(sandboxCharge)
    .leftJoin(sandboxCard, eq(sandboxCard.payNo, sandboxCharge.payNo))
    .where(eq(sandboxCharge.payNo, payNo));
  return (
    row && { ...row.charge, told: row.told, keptCard: row.card === null ? undefined : keptCardOf(row.card) }
  );
}

/** Decides an open charge, once: false if it is decided or closed already. */
export async function decide(
  db: Executor,
  clock: Clock,
  { payNo, status, afterSeconds }: { payNo: string; status: 'PAID' | 'DECLINED'; afterSeconds: number },
): Promise<boolean> {
  const decided = await db
    .update(sandboxCharge)
    .set({ status, toldFrom: sql`${clock.sqlNow()} + ${afterSeconds} * interval '1 second'` })
    .where(
      sql`${sandboxCharge.payNo} = ${payNo} and ${sandboxCharge.status} = 'OPEN'
      and coalesce(${sandboxCharge.expiresAt} > ${clock.sqlNow()}, true)`,
    )
    .returning({ payNo: sandboxCharge.payNo });
  return decided.length > 0;
}

export const cashierPath = (payNo: string) => `/_pay?payNo=${encodeURIComponent(payNo)}`;

/**
 * How the sandbox is paid: inside WeChat a wallet opens WeChat's own sheet and a card posts a form, as providers do there;
 * everywhere else the cashier's page opens.
 */
function actionOf({ payNo, scene, method, createdAt }: SandboxCharge): PayAction {
  if (scene !== 'WECHAT') return { type: 'REDIRECT', url: cashierPath(payNo) };
  if (method === 'CARD') return { type: 'FORM', url: '/_pay', params: { payNo } };
  const timeStamp = String(Math.floor(createdAt.getTime() / 1000));
  const params = { appId: 'sandbox', timeStamp, nonceStr: payNo, package: `prepay_id=${payNo}` };
  return { type: 'JSAPI', params: { ...params, signType: 'RSA', paySign: 'sandbox' } };
}

export function stateOf(charge: SandboxCharge): ChargeState {
  const { payNo, told, amount, currency, keptCard } = charge;
  switch (told) {
    case 'OPEN':
      return {
        status: 'OPEN',
        providerRef: payNo,
        action: actionOf(charge),
      };
    case 'PAID':
      return { status: 'SUCCEEDED', providerRef: payNo, amount, currency, keptCard };
    case 'DECLINED':
      return { status: 'FAILED', reason: 'declined' };
    case 'CLOSED':
      return { status: 'CLOSED' };
  }
}
