import { inEach, type Language } from '@resort/shared/contract';
import { discountFigure, formatAmount, formatDate, listText } from '@resort/shared/format';
import { DEFAULT_SKIN } from '@resort/shared/skin/skins';
import { eq } from 'drizzle-orm';
import { passCode } from '../../../core/pass-codes/pass-code.ts';
import { propertyBy } from '../../../core/properties/properties.ts';
import { filled } from '../../../locales/fill.ts';
import type { Executor, Services } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { voucher, type member } from '../../../schema/index.ts';
import { onWire, ownedBy, selectOwn } from '../../vouchers/own-rows.ts';
import { WALLET_TEXTS } from '../locales/index.ts';
import { serialOf } from './serial.ts';
import { field, type PassContent } from './pass-content.ts';

type Wire = ReturnType<typeof onWire>;

/** What it is worth: an amount, a discount, or the name of its kind. */
function worth({ type, face, percent }: Wire, language: Language): string {
  const texts = WALLET_TEXTS.voucher;
  if (face !== undefined) return formatAmount(face, 'MOP');
  if (percent !== undefined)
    return filled(texts.percent[language], { percent: String(discountFigure(percent, language)) });
  return type === 'ROOM' || type === 'DINING' || type === 'GIFT'
    ? texts[type][language]
    : texts.name[language];
}

/** A voucher of the member's; one that an order holds is void until it is free again. Throws NOT_YOURS. */
export async function voucherContent(
  db: Executor,
  services: Services,
  { own, id }: { readonly own: typeof member.$inferSelect; readonly id: string },
): Promise<PassContent> {
  const isId = /^[1-9]\d{0,14}$/.test(id);
  const [row] = isId
    ? await selectOwn(db, services.clock).where(ownedBy(own.id, eq(voucher.id, Number(id))))
    : [];
  if (row === undefined) throw new DomainError('NOT_YOURS');
  const wire = inEach((language) => onWire(row, language));
  const texts = WALLET_TEXTS.voucher;
  const places = inEach((language) => {
    const names = wire[language].properties.map(({ name }) => name);
    return names.length === 0 ? texts.everywhere[language] : listText(names, language);
  });
  const { terms } = row.terms;
  const [property] = row.terms.properties;
  return {
    kind: 'VOUCHER',
    serial: serialOf('VOUCHER', id, own.memberNo),
    skin: (property === undefined ? undefined : propertyBy(property)?.skin) ?? DEFAULT_SKIN,
    name: inEach((language) => wire[language].name),
    corner: undefined,
    main: field(
      'value',
      inEach((language) => wire[language].name),
      (language) => worth(wire[language], language),
    ),
    fields: [
      field('validTo', texts.validTo, (language) => formatDate(row.own.validTo, language)),
      field('places', texts.places, places),
    ],
    back: [
      field('code', texts.code, wire.en.code),
      field('hint', texts.name, texts.hint),
      ...(terms === null ? [] : [field('terms', texts.terms, (language) => terms[language].join('\n'))]),
    ],
    code: { content: passCode(services, 'VOUCHER', id), readable: wire.en.code },
    relevantAt: undefined,
    expiresAt: row.own.validTo,
    isVoid: row.over || row.own.status !== 'TAKEN',
  };
}
