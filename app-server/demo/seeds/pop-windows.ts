import { and, eq, inArray, isNull } from 'drizzle-orm';
import { POP_WINDOWS } from '../../src/domains/membership/texts/pop-windows.ts';
import type { Transaction } from '../../src/platform/database/index.ts';
import { member } from '../../src/schema/index.ts';
import { popWindowState } from '../../src/domains/membership/tables/pop-windows.ts';
import { DEMO_AREA_CODE, DEMO_MEMBERS } from './members.ts';

/** Members who have not yet closed a pop-up window. */
const WAITING = ['66000003', '66000119', '66000120'];

/** Marks the pop-up windows as seen for the demo members, except the few for whom one is due. */
export async function seedPopWindows(tx: Transaction, now: Date): Promise<void> {
  const phones = DEMO_MEMBERS.map(({ phone }) => phone).filter((phone) => !WAITING.includes(phone));
  const without = await tx
    .select({ memberId: member.id })
    .from(member)
    .leftJoin(popWindowState, eq(popWindowState.memberId, member.id))
    .where(
      and(
        eq(member.areaCode, DEMO_AREA_CODE),
        inArray(member.phone, phones),
        isNull(popWindowState.memberId),
      ),
    );
  const states = without.flatMap(({ memberId }) =>
    POP_WINDOWS.map(({ id: windowId }) => ({ memberId, windowId, neverAt: now })),
  );
  if (states.length > 0) await tx.insert(popWindowState).values(states);
}
