import { useText } from '@resort/shared/i18n';
import { Button } from '@resort/shared/ui';
import { Checkbox, type FormState } from '@resort/shared/ui/form';
import { useState } from 'react';
import { LegalDialog } from '../legal/LegalDialog.tsx';
import { sectionOf, type LegalSection } from '../legal/sections.ts';
import { agreementOf, consentName, type Applicant, type Consent } from './applicant.ts';
import styles from './joining.module.css';

interface ConsentFieldsProps {
  form: FormState<Applicant>;
  consents: readonly Consent[];
}

/** The applicant's consents, each with a link to its text; none is ticked in advance. */
export function ConsentFields({ form, consents }: ConsentFieldsProps) {
  const t = useText('auth');
  const [read, setRead] = useState<LegalSection | null>(null);
  return (
    <>
      {consents.map((consent) => {
        const { key, title, required, url } = consent;
        const { value, onChange, ...binding } = form.field(consentName(key));
        const scene = sectionOf(url);
        return (
          <div key={key}>
            <Checkbox
              {...binding}
              label={title}
              required={required}
              value={value === agreementOf(consent)}
              onChange={(isTicked) => onChange(isTicked ? agreementOf(consent) : '')}
            />
            {scene === null ? null : (
              <div className={styles['read']}>
                <Button look="plain" onClick={() => setRead(scene)}>
                  {t(`joining.profile.read.${scene}`)}
                </Button>
              </div>
            )}
          </div>
        );
      })}
      {read === null ? null : (
        <LegalDialog scene={read} close={t('joining.profile.backToDetails')} onClose={() => setRead(null)} />
      )}
    </>
  );
}
