/** What one unit of other currencies is in MOP, for reading only: nothing is charged by it. */
export interface ExchangeRates {
  /** the business date of the rates */
  readonly asOf: string;
  readonly rates: readonly {
    /** ISO 4217 */
    readonly from: string;
    /** a decimal text, above zero */
    readonly rate: string;
  }[];
}

const DEMO = '2026-11-20 HKD=1.0300 CNY=1.1260 USD=8.0180 JPY=0.0521 KRW=0.0056';

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);

/**
 * `EXCHANGE_RATES`: a date and rates, `2026-11-20 HKD=1.0300 CNY=1.1260`. Undefined without it, except in development.
 * Throws a sentence for anything else.
 */
export function readExchangeRates(
  value: (name: string) => string | undefined,
  isDevelopment: boolean,
): ExchangeRates | undefined {
  const text = value('EXCHANGE_RATES') ?? (isDevelopment ? DEMO : undefined);
  if (text === undefined) return undefined;
  const [asOf = '', ...pairs] = text.trim().split(/\s+/);
  const rates = pairs.map((pair) => {
    const [, from = '', rate = ''] = /^([A-Z]{3})=(\d+(?:\.\d+)?)$/.exec(pair) ?? [];
    return { from, rate };
  });
  const isRight = rates.every(({ from, rate }) => from !== '' && Number(rate) > 0);
  const isOnce = new Set(rates.map(({ from }) => from)).size === rates.length;
  if (!isDay(asOf) || rates.length === 0 || !isRight || !isOnce)
    throw new Error(
      `EXCHANGE_RATES is "${text}"; it must be a date and rates, such as 2026-11-20 HKD=1.0300 CNY=1.1260.`,
    );
  return { asOf, rates };
}
