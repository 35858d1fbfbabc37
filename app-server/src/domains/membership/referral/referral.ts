import type { Invitation, referralCalls } from '@resort/mf-membership/contract';
import { moneyText, type Language } from '@resort/shared/contract';
import { desc, eq } from 'drizzle-orm';
import { referralCodeOf } from '../../../core/earning/referral-codes.ts';
import {
  lastDayToSpend,
  referralRuleOn,
  type Referral,
  type ReferralRule,
} from '../../../core/earning/referral-rules.ts';
import { rewardedInYear } from '../../../core/earning/reward-referral.ts';
import { maskedMember } from '../../../core/member/masked-name.ts';
import type { ContextOf, Executor } from '../../../platform/context.ts';
import { macauDate, type Clock } from '../../../platform/time/clock.ts';
import { member, referral, referralRule } from '../../../schema/index.ts';

/** More than anybody invites. */
const MOST = 100;

const day = (at: Date | null) => (at === null ? null : macauDate(at));

interface Row {
  readonly referral: Referral;
  readonly rule: ReferralRule;
  readonly person: typeof member.$inferSelect;
}

/** An invitation as one of its two sees it; `dollars` is what this one gets. */
function onWire(
  { referral: row, rule, person }: Row,
  { clock, language, dollars }: { clock: Clock; language: Language; dollars: bigint },
): Invitation {
  const until = lastDayToSpend(row, rule);
  const isLapsed = row.state === 'JOINED' && until < macauDate(clock.now());
  return {
    // whoever left has no name any more
    who: person.lastName === '' ? null : maskedMember(person, language),
    joinedOn: macauDate(row.joinedAt),
    state: isLapsed ? 'LAPSED' : row.state,
    dollars: moneyText(dollars),
    minSpend: moneyText(rule.minSpend),
    until,
    rewardOn: day(row.rewardAt),
  };
}

/** Rows of one side, with the person of the other. */
const rowsOf = (db: Executor, mine: 'inviterId' | 'friendId', memberId: number): Promise<Row[]> =>
  db
    .select({ referral, rule: referralRule, person: member })
    .from(referral)
    .innerJoin(referralRule, eq(referralRule.id, referral.ruleId))
    .innerJoin(member, eq(member.id, referral[mine === 'inviterId' ? 'friendId' : 'inviterId']))
    .where(eq(referral[mine], memberId))
    .orderBy(desc(referral.joinedAt))
    .limit(MOST);

/** The caller's code, what an invitation is rewarded with, and those that were accepted. */
export async function referralsOf(context: ContextOf<typeof referralCalls, 'GET /member/referral'>) {
  const { db, clock, language } = context;
  const { memberId } = context.caller;
  const now = clock.now();
  const code = await referralCodeOf(db, clock, memberId);
  const rule = await referralRuleOn(db, macauDate(now));
  const [own] = await rowsOf(db, 'friendId', memberId);
  const invited = await rowsOf(db, 'inviterId', memberId);
  return {
    code,
    url: `/join-us?ref=${code}`,
    terms:
      rule === undefined
        ? null
        : {
            inviter: moneyText(rule.inviterDollars),
            friend: moneyText(rule.friendDollars),
            minSpend: moneyText(rule.minSpend),
            withinDays: rule.withinDays,
            waitDays: rule.waitDays,
            mostPerYear: rule.mostPerYear,
          },
    rewardedThisYear: await rewardedInYear(db, memberId, now),
    invitations: invited.map((row) => onWire(row, { clock, language, dollars: row.rule.inviterDollars })),
    invitedBy: own === undefined ? null : onWire(own, { clock, language, dollars: own.rule.friendDollars }),
  };
}
