import { formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Accordion, type AccordionItem } from '@resort/shared/ui';
import type { VoucherInfo } from '../../../contract/index.ts';
import { OutletList } from '../../vouchers/OutletList.tsx';
import styles from './voucher-sheet.module.css';

/** How to use it, its terms, outlets and history, each folded. */
export function VoucherDetails({ voucher: { usage, terms, outlets, history } }: { voucher: VoucherInfo }) {
  const t = useText('vouchers');
  const items: AccordionItem[] = [
    { title: t('sheet.usage'), content: <Steps steps={usage} /> },
    { title: t('sheet.terms'), content: <Sentences lines={terms} /> },
    { title: t('sheet.outlets'), content: <OutletList outlets={outlets} /> },
    { title: t('sheet.history'), content: <History events={history} /> },
  ];
  const known = items.filter((_, index) => [usage, terms, outlets, history][index]?.length !== 0);
  return (
    <div>
      <Accordion name="voucher" items={known} />
    </div>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles['steps']}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

function Sentences({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line} className={styles['sentence']}>
      {line}
    </p>
  ));
}

function History({ events }: { events: VoucherInfo['history'] }) {
  const t = useText('vouchers');
  return (
    <ol className={styles['history']}>
      {events.map(({ at, event, place }) => (
        <li key={`${at} ${event}`}>
          <span>{t(`event.${event}`)}</span>
          {place === null ? null : <span>{place}</span>}
          <time className={styles['line']} dateTime={at}>
            {formatDateTime(at, currentLanguage())}
          </time>
        </li>
      ))}
    </ol>
  );
}
