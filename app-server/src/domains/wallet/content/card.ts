import { moneyText, personName } from '@resort/shared/contract';
import { formatAmount, formatCount, formatDate } from '@resort/shared/format';
import { DEFAULT_SKIN } from '@resort/shared/skin/skins';
import { balanceOf } from '../../../core/ledger/balance.ts';
import { tierName } from '../../../core/member/tiers.ts';
import { passCode } from '../../../core/pass-codes/pass-code.ts';
import type { Executor, Services } from '../../../platform/context.ts';
import type { member } from '../../../schema/index.ts';
import { WALLET_TEXTS } from '../locales/index.ts';
import { serialOf } from './serial.ts';
import { field, type PassContent } from './pass-content.ts';

/** A member's card with what it is worth now. */
export async function cardContent(
  db: Executor,
  services: Services,
  own: typeof member.$inferSelect,
): Promise<PassContent> {
  const memberId = own.id;
  const points = await balanceOf(db, services.clock, { memberId, unit: 'POINT' });
  const dollars = await balanceOf(db, services.clock, { memberId, unit: 'DOLLAR' });
  const texts = WALLET_TEXTS.card;
  return {
    kind: 'CARD',
    serial: serialOf('CARD', '', own.memberNo),
    skin: DEFAULT_SKIN,
    name: texts.name,
    corner: field('points', texts.points, formatCount(Number(points.available))),
    main: field('tier', texts.tier, (language) => tierName(own.tier, language)),
    fields: [
      field('member', texts.member, (language) => personName(own, language)),
      field('dollars', texts.dollars, formatAmount(moneyText(dollars.available))),
      field('validTo', texts.validTo, (language) => formatDate(own.tierExpiresAt, language)),
    ],
    back: [field('memberNo', texts.memberNo, own.memberNo), field('hint', texts.name, texts.hint)],
    code: { content: passCode(services, 'MEMBER', own.memberNo), readable: own.memberNo },
    relevantAt: undefined,
    expiresAt: undefined,
    isVoid: own.status !== 'ACTIVE',
  };
}
