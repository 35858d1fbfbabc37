import type { Language } from '@resort/shared/contract';
import { formatAbout, formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { useExchangeRatesQuery } from '../../api/catalogue.ts';
import styles from './outlet.module.css';

/** What readers of each language mostly pay with at home. */
const CURRENCIES: Readonly<Record<Language, string>> = {
  en: 'HKD',
  tc: 'HKD',
  sc: 'CNY',
  kr: 'KRW',
  jp: 'JPY',
};

/** `price`: MOP, a decimal text; without it, the note about the rates. Nothing while there are no rates. */
export default function AboutPrice({ price }: { price?: string }) {
  const t = useText('shop');
  const language = currentLanguage();
  const { data } = useExchangeRatesQuery();
  const found = data?.find(({ from }) => from === CURRENCIES[language]);
  if (found === undefined) return null;
  const { from: currency, rate, asOf } = found;
  if (price === undefined) {
    const date = formatBusinessDate(asOf, language);
    return <p className={styles['line']}>{t('about.note', { currency, date })}</p>;
  }
  const amount = formatAbout(Math.round(Number(price) / Number(rate)), currency);
  return <span className={styles['about']}>{t('about.price', { amount })}</span>;
}
