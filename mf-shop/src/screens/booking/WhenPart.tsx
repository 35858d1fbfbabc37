import { serverNow } from '@resort/shared/api';
import { businessDate } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { Notice, SectionHeading } from '@resort/shared/ui';
import { SelectField, Stepper } from '@resort/shared/ui/form';
import type { ReserveConfig } from '../../../contract/index.ts';
import { DayChoice } from '../../booking/DayChoice.tsx';
import { TimeChoice } from '../../booking/TimeChoice.tsx';
import type { Choice } from '../../booking/use-choice.ts';
import styles from './booking-screen.module.css';
import type { Times } from './use-times.ts';

interface WhenPartProps {
  config: ReserveConfig;
  choice: Choice;
  times: Times;
  onChange: (change: Partial<Choice>) => void;
}

/** Number of guests, day, time, and area. */
export function WhenPart({ config, choice, times, onChange }: WhenPartProps) {
  const t = useText('shop');
  const { kind, minParty, maxParty } = config;
  return (
    <section className={styles['part']} aria-labelledby="booking-when">
      <SectionHeading id="booking-when" title={t('booking.when')} />
      <Stepper
        label={t('booking.party')}
        value={choice.party}
        min={minParty}
        max={maxParty}
        {...(minParty > 1 ? { atMin: t('booking.atLeast', { count: minParty }) } : {})}
        atMax={t(`booking.atMost.${kind}`, { count: maxParty })}
        onChange={(party) => onChange({ party })}
      />
      {times.lacksTreatment ? (
        <Notice>{t('booking.chooseTreatment')}</Notice>
      ) : (
        <DayAndTime config={config} choice={choice} times={times} onChange={onChange} />
      )}
      <AreaChoice config={config} choice={choice} onChange={onChange} />
    </section>
  );
}

function DayAndTime({ config, choice, times, onChange }: WhenPartProps) {
  const { kind, lastDay } = config;
  return (
    <>
      <DayChoice
        wish={times.asked}
        today={businessDate(new Date(serverNow()))}
        lastDay={lastDay}
        chosen={choice.date}
        onChoose={(date) => onChange({ date })}
      />
      <TimeChoice
        kind={kind}
        times={times.slots}
        isError={times.isError}
        onRetry={times.refetch}
        chosen={times.time}
        onChoose={(time) => onChange({ time })}
      />
    </>
  );
}

/** Where to sit, where there is a choice for so many. */
function AreaChoice({ config, choice, onChange }: Omit<WhenPartProps, 'times'>) {
  const t = useText('shop');
  const { party, areaId } = choice;
  const areas = config.areas.filter(({ minParty, maxParty }) => minParty <= party && party <= maxParty);
  if (config.kind !== 'DINING' || areas.length < 2) return null;
  return (
    <SelectField
      name="area"
      label={t('booking.area')}
      value={areas.some((area) => area.areaId === areaId) ? (areaId ?? '') : ANYWHERE}
      choices={[
        { value: ANYWHERE, label: t('booking.anyArea') },
        ...areas.map((area) => ({ value: area.areaId, label: area.name })),
      ]}
      onChange={(value) => onChange({ areaId: value === ANYWHERE ? undefined : value })}
      onBlur={() => undefined}
    />
  );
}

const ANYWHERE = 'ANY';
