import { Held } from '../../../../gallery/held.tsx';
import type { Stories } from '../../../../gallery/stories.ts';
import {
  ChineseNameField,
  CodeField,
  DateOfBirthField,
  EmailField,
  NameFields,
  NO_DATE,
  PasswordField,
  PhoneField,
  TextArea,
  TextField,
} from '../index.ts';

const MACAU = { countryCode: 'MO', minLength: 8, maxLength: 8, hot: true, example: '66123456' };

export default {
  title: 'Fields to type into',
  states: {
    text: (t) => (
      <Held initial="">
        {(field) => <TextField {...field} label={t('form.label')} hint={t('form.hint')} />}
      </Held>
    ),
    wrong: (t) => (
      <Held initial="O'Neil" error={t('form.error')}>
        {(field) => <TextField {...field} label={t('form.label')} hint={t('form.hint')} />}
      </Held>
    ),
    email: (t) => (
      <Held initial="">{(field) => <EmailField {...field} label={t('form.email')} optional />}</Held>
    ),
    password: (t) => (
      <Held initial="s3cret garden">
        {(field) => <PasswordField {...field} label={t('form.password')} autoComplete="current-password" />}
      </Held>
    ),
    phone: (t) => (
      <Held initial={{ area: '+853', number: '6612 3456' }}>
        {(field) => (
          <PhoneField
            {...field}
            label={t('form.phone')}
            areas={[
              { ...MACAU, areaCode: '+853', name: t('form.macau') },
              { ...MACAU, areaCode: '+852', name: t('form.hongKong') },
            ]}
          />
        )}
      </Held>
    ),
    phoneWrong: (t) => (
      <Held initial={{ area: '+853', number: '6612' }} error={t('form.phoneError')}>
        {(field) => (
          <PhoneField
            {...field}
            label={t('form.phone')}
            areas={[{ ...MACAU, areaCode: '+853', name: t('form.macau') }]}
          />
        )}
      </Held>
    ),
    code: (t) => <Held initial="012">{(field) => <CodeField {...field} label={t('form.code')} />}</Held>,
    codeWrong: (t) => (
      <Held initial="012345" error={t('form.codeError')}>
        {(field) => <CodeField {...field} label={t('form.code')} />}
      </Held>
    ),
    name: () => (
      <Held initial="">
        {(family) => (
          <Held initial="">
            {(given) => <NameFields family={family} given={{ ...given, name: 'given' }} />}
          </Held>
        )}
      </Held>
    ),
    chineseName: () => <Held initial="">{(field) => <ChineseNameField {...field} optional />}</Held>,
    dateOfBirth: (t) => (
      <Held initial={NO_DATE}>{(field) => <DateOfBirthField {...field} label={t('form.birth')} />}</Held>
    ),
    dateWrong: (t) => (
      <Held initial={{ year: '2019', month: '2', day: '29' }} error={t('form.dateError')}>
        {(field) => <DateOfBirthField {...field} label={t('form.birth')} hint={t('form.birthHint')} />}
      </Held>
    ),
    remark: (t) => (
      <Held initial={t('form.remarkText')}>
        {(field) => <TextArea {...field} label={t('form.remark')} optional />}
      </Held>
    ),
    remarkTooLong: (t) => (
      <Held initial={t('form.remarkText')} error={t('form.remarkError')}>
        {(field) => <TextArea {...field} label={t('form.remark')} max={10} optional />}
      </Held>
    ),
  },
} satisfies Stories;
