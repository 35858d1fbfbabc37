import { moneyText, parseMoney } from '../../../contract/money.ts';

/** How many of the available Resort Dollars a payment uses: never more than its amount. Decimal texts. */
export function dollarsFor(payable: string, available: string): string {
  const [wanted, there] = [parseMoney(payable), parseMoney(available)];
  return moneyText(there < wanted ? there : wanted);
}

/** The money that remains to pay. */
export const leftAfter = (payable: string, dollars: string): string =>
  moneyText(parseMoney(payable) - parseMoney(dollars));

export const isNothing = (amount: string): boolean => parseMoney(amount) === 0n;
