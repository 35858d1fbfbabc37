import type { TextOf } from '../../../i18n/index.ts';
import { Held } from '../../../../gallery/held.tsx';
import type { Stories } from '../../../../gallery/stories.ts';
import { Checkbox, LinkedText, RadioGroup, SelectField, Stepper, Switch } from '../index.ts';

const BEDS = ['king', 'twin', 'suite'] as const;
const beds = (t: TextOf<'gallery'>) =>
  BEDS.map((bed) => ({ value: bed, label: t(`form.${bed}`), text: t('form.bedText'), detail: 'MOP 200.00' }));
const consent = (t: TextOf<'gallery'>) => <LinkedText text={t('form.consent')} to="/terms-n-conditions" />;

export default {
  title: 'Fields to choose with',
  states: {
    select: (t) => (
      <Held initial="">{(field) => <SelectField {...field} label={t('form.bed')} choices={beds(t)} />}</Held>
    ),
    selectChosen: (t) => (
      <Held initial="twin">
        {(field) => <SelectField {...field} label={t('form.bed')} choices={beds(t)} />}
      </Held>
    ),
    selectWrong: (t) => (
      <Held initial="" error={t('form.chooseError')}>
        {(field) => <SelectField {...field} label={t('form.bed')} choices={beds(t)} />}
      </Held>
    ),
    radio: (t) => (
      <Held initial="king">
        {(field) => (
          <RadioGroup
            {...field}
            label={t('form.bed')}
            choices={BEDS.map((bed) => ({ value: bed, label: t(`form.${bed}`) }))}
          />
        )}
      </Held>
    ),
    radioCards: (t) => (
      <Held initial="twin">
        {(field) => <RadioGroup {...field} label={t('form.bed')} look="cards" choices={beds(t)} />}
      </Held>
    ),
    radioWrong: (t) => (
      <Held initial="" error={t('form.chooseError')}>
        {(field) => (
          <RadioGroup
            {...field}
            label={t('form.bed')}
            choices={BEDS.map((bed) => ({ value: bed, label: t(`form.${bed}`) }))}
          />
        )}
      </Held>
    ),
    checkbox: (t) => (
      <Held<boolean> initial>{(field) => <Checkbox {...field} label={t('form.news')} />}</Held>
    ),
    consent: (t) => (
      <Held<boolean> initial={false}>{(field) => <Checkbox {...field} label={consent(t)} required />}</Held>
    ),
    consentWrong: (t) => (
      <Held initial={false} error={t('form.consentError')}>
        {(field) => <Checkbox {...field} label={consent(t)} required />}
      </Held>
    ),
    switchOn: (t) => (
      <Held<boolean> initial>
        {(field) => <Switch {...field} label={t('form.news')} hint={t('form.newsHint')} />}
      </Held>
    ),
    switchOff: (t) => (
      <Held<boolean> initial={false}>{(field) => <Switch {...field} label={t('form.news')} />}</Held>
    ),
    stepper: (t) => (
      <Held initial={2}>
        {({ value, onChange }) => (
          <Stepper label={t('form.adults')} value={value} onChange={onChange} min={1} max={4} />
        )}
      </Held>
    ),
    stepperAtLimit: (t) => (
      <Held initial={2}>
        {({ value, onChange }) => (
          <Stepper
            label={t('form.children')}
            hint={t('form.childrenHint')}
            value={value}
            onChange={onChange}
            min={0}
            max={2}
            atMax={t('form.childrenLimit')}
          />
        )}
      </Held>
    ),
  },
} satisfies Stories;
