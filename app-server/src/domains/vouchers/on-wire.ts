import type { OfferedCoupon } from '@resort/mf-vouchers/contract';
import { moneyText, type Language } from '@resort/shared/contract';
import { pictureOf } from '../../core/pictures/picture-of.ts';
import { placeOf, propertyName } from '../../core/properties/properties.ts';
import type { VoucherTerms } from '../../core/vouchers/terms.ts';
import type { coupon, outlet } from '../../schema/index.ts';

type Worth = Pick<VoucherTerms, 'type' | 'face' | 'basisPoints' | 'maxDeduct' | 'minSpend'>;

/** The value of a voucher, as in every response. */
export function worthOf({ type, face, basisPoints, maxDeduct, minSpend }: Worth) {
  return {
    type,
    ...(face === null ? {} : { face: moneyText(face) }),
    ...(basisPoints === null ? {} : { percent: basisPoints / 100 }),
    ...(maxDeduct === null ? {} : { maxDeduct: moneyText(maxDeduct) }),
    minSpend: moneyText(minSpend),
  };
}

type Face = Worth & Pick<typeof coupon.$inferSelect, 'name' | 'picture' | 'properties'>;

/** The fields of a coupon wherever it, or a voucher of it, is shown. */
export function couponFace(
  row: Face,
  language: Language,
): Pick<OfferedCoupon, 'name' | 'picture' | 'properties'> & ReturnType<typeof worthOf> {
  return {
    name: row.name[language],
    picture: pictureOf(row.picture, language),
    ...worthOf(row),
    properties: row.properties.map((code) => placeOf(code, language)),
  };
}

export function outletOnWire(
  { code, name, property, hours, phone }: typeof outlet.$inferSelect,
  language: Language,
) {
  return { code, name: name[language], property: propertyName(property, language), hours, phone };
}
