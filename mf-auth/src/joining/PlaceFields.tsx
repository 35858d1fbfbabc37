import { useCitiesQuery, useCountriesQuery } from '@resort/shared/calls/dictionary';
import { useText } from '@resort/shared/i18n';
import { SelectField, type FormState } from '@resort/shared/ui/form';
import type { Applicant } from './applicant.ts';

interface PlaceFieldsProps {
  form: FormState<Applicant>;
  /** left out: joining does not ask for it */
  city?: { optional: boolean } | undefined;
}

/** Where the applicant lives; a city only where the country has a list of them. */
export function PlaceFields({ form, city }: PlaceFieldsProps) {
  const t = useText('auth');
  const { country } = form.values;
  const { data: countries = [] } = useCountriesQuery();
  const { currentData: cities = [] } = useCitiesQuery({ countryCode: country }, { skip: country === '' });
  const chosen = form.field('country');
  return (
    <>
      <SelectField
        {...chosen}
        label={t('joining.profile.country')}
        choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(next) => {
          if (next !== country) form.field('city').onChange('');
          chosen.onChange(next);
        }}
      />
      {city && cities.length > 0 ? (
        <SelectField
          {...form.field('city')}
          label={t('joining.profile.city')}
          optional={city.optional}
          choices={cities.map(({ code, name }) => ({ value: code, label: name }))}
        />
      ) : null}
    </>
  );
}
