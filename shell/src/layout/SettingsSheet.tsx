import { useChangeLanguage } from '@resort/shared/calls/session';
import { currentLanguage, LANGUAGE_TAGS, languageName, LANGUAGES, useText } from '@resort/shared/i18n';
import { changeScheme, changeSkin, SCHEMES, SKINS, useScheme, useSkin } from '@resort/shared/skin';
import { Button, Check, Dialog } from '@resort/shared/ui';
import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** Language, skin, light or dark. */
export default function SettingsSheet({ onClose }: { onClose: () => void }) {
  const t = useText('shell');
  return (
    <Dialog kind="sheet" labelledBy="settings-title" onClose={onClose}>
      <div className={styles['sheet']}>
        <h2 id="settings-title" className={styles['heading']}>
          {t('settings.title')}
        </h2>
        <LanguageChoice />
        <SkinChoice />
        <SchemeChoice />
        <Button look="quiet" wide onClick={onClose}>
          {t('settings.close')}
        </Button>
      </div>
    </Dialog>
  );
}

function LanguageChoice() {
  const t = useText('shell');
  const choose = useChangeLanguage();
  const current = currentLanguage();
  return (
    <section className={styles['group']}>
      <h3 className={styles['groupTitle']}>{t('settings.language')}</h3>
      {LANGUAGES.map((language) => (
        <Choice key={language} chosen={language === current} onChoose={() => void choose(language)}>
          <span lang={LANGUAGE_TAGS[language]}>{languageName(language)}</span>
        </Choice>
      ))}
    </section>
  );
}

function SkinChoice() {
  const t = useText('shell');
  const chosen = useSkin();
  return (
    <section className={styles['group']}>
      <h3 className={styles['groupTitle']}>{t('settings.skin')}</h3>
      {SKINS.map((skin) => (
        <Choice key={skin} chosen={skin === chosen} onChoose={() => changeSkin(skin)}>
          {t(`skins.${skin}`)}
        </Choice>
      ))}
    </section>
  );
}

function SchemeChoice() {
  const t = useText('shell');
  const chosen = useScheme();
  return (
    <section className={styles['group']}>
      <h3 className={styles['groupTitle']}>{t('settings.scheme')}</h3>
      {SCHEMES.map((scheme) => (
        <Choice key={scheme} chosen={scheme === chosen} onChoose={() => changeScheme(scheme)}>
          {t(`schemes.${scheme}`)}
        </Choice>
      ))}
    </section>
  );
}

function Choice({
  chosen,
  onChoose,
  children,
}: {
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className={styles['choice']} aria-pressed={chosen} onClick={onChoose}>
      {chosen ? <Check size={16} aria-hidden="true" /> : null}
      {children}
    </button>
  );
}
