import { addDays } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { Button } from '@resort/shared/ui';
import { DayStrip } from '@resort/shared/ui/slots';
import { today } from '../../events/today.ts';
import styles from './tickets.module.css';

/** How many days the strip has. */
const DAYS = 28;

interface DayFilterProps {
  /** null: whenever */
  date: string | null;
  onChange: (date: string | null) => void;
}

/** On which day; whenever, until one is chosen. */
export function DayFilter({ date, onChange }: DayFilterProps) {
  const t = useText('ticketing');
  const first = today();
  const days = Array.from({ length: DAYS }, (_, after) => addDays(first, after));
  const all = date === null || days.includes(date) ? days : [...days, date];
  return (
    <div className={styles['days']}>
      <DayStrip
        label={t('tickets.day')}
        days={all.map((day) => ({ date: day, state: 'open' }))}
        today={first}
        chosen={date ?? undefined}
        onChoose={onChange}
      />
      {date === null ? null : (
        <Button look="plain" onClick={() => onChange(null)}>
          {t('tickets.anyDay')}
        </Button>
      )}
    </div>
  );
}
