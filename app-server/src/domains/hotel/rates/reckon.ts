import { shareOf } from '@resort/shared/contract';
import { linesFromMop, type Currency } from '../../../core/member/currencies.ts';
import type { Hotel, RatePlan } from './hotel-catalogue.ts';
import type { Night } from './nights.ts';

/** Shares of the room price in basis points: service charge and tourism tax. */
export const SERVICE = 1000;
export const TAX = 500;

const PATACA = 100n;

/** The price of one night of one room with a rate, in minor units of MOP: whole patacas, half up. */
export function nightPrice(
  { basisPoints, supplement }: Pick<RatePlan, 'basisPoints' | 'supplement'>,
  { price }: Pick<Night, 'price'>,
): bigint {
  const share = shareOf(price, basisPoints) + supplement;
  return ((share + PATACA / 2n) / PATACA) * PATACA;
}

/** The lines of the bill, in minor units of one currency: nights = `roomTotal`, with `service` and `tax` = `total`. */
export interface Bill {
  readonly nights: readonly bigint[];
  readonly roomTotal: bigint;
  readonly service: bigint;
  readonly tax: bigint;
  readonly total: bigint;
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);

/** The bill of nights with these MOP amounts, without service and tax, which are rounded on the sum. */
export function billOf(
  nights: readonly bigint[],
  { taxMode }: Pick<Hotel, 'taxMode'>,
  currency: Currency,
): Bill {
  const net = sum(nights);
  const service = shareOf(net, SERVICE);
  const tax = shareOf(taxMode === 'additive' ? net : net + service, TAX);
  const lines = linesFromMop([...nights, service, tax], currency);
  const converted = lines.slice(0, nights.length);
  const roomTotal = sum(converted);
  const [serviceLine = 0n, taxLine = 0n] = lines.slice(nights.length);
  return {
    nights: converted,
    roomTotal,
    service: serviceLine,
    tax: taxLine,
    total: roomTotal + serviceLine + taxLine,
  };
}

/** What a member pays for nights that cost so much in MOP: with service charge and tax, in one currency. */
export const allIn = (netMop: bigint, hotel: Pick<Hotel, 'taxMode'>, currency: Currency): bigint =>
  billOf([netMop], hotel, currency).total;
