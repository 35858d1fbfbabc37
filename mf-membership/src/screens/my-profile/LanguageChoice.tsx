import { useChangeLanguage } from '@resort/shared/calls/session';
import { currentLanguage, languageName, LANGUAGES, toLanguage, useText } from '@resort/shared/i18n';
import { SelectField } from '@resort/shared/ui/form';
import { Part } from './Part.tsx';
import styles from './my-profile.module.css';

/** The language of the app and of our messages. */
export function LanguageChoice() {
  const t = useText('membership');
  const change = useChangeLanguage();
  return (
    <Part title={t('profile.language.title')}>
      <div className={styles['inset']}>
        <SelectField
          name="language"
          label={t('profile.language.label')}
          hint={t('profile.language.hint')}
          choices={LANGUAGES.map((language) => ({ value: language, label: languageName(language) }))}
          value={currentLanguage()}
          onChange={(chosen) => {
            const language = toLanguage(chosen);
            if (language) void change(language);
          }}
          onBlur={() => undefined}
        />
      </div>
    </Part>
  );
}
