import { moneyText, parseMoney } from '../../contract/money.ts';

/** How much of what is available goes into a payment: never more than it costs. Decimal texts. */
export function dollarsFor(payable: string, available: string): string {
  const [wanted, there] = [parseMoney(payable), parseMoney(available)];
  return moneyText(there < wanted ? there : wanted);
}

/** What is left to pay with money. */
export const leftAfter = (payable: string, dollars: string): string =>
  moneyText(parseMoney(payable) - parseMoney(dollars));

export const isNothing = (amount: string): boolean => parseMoney(amount) === 0n;
