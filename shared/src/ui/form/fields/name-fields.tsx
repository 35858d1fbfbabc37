import { isFamilyFirst } from '../../../format/index.ts';
import { currentLanguage, useText } from '../../../i18n/index.ts';
import type { Binding } from '../binding.ts';
import styles from '../form.module.css';
import type { FieldFrame } from '../field.tsx';
import { TextField } from './text-field.tsx';

export interface NameFieldsProps {
  family: Binding<string>;
  given: Binding<string>;
  /** a line below the second field; default: the rule for names on travel documents */
  hint?: string;
}

/** Family and given name in English letters, as on the travel document, in the language's name order. */
export function NameFields({ family, given, hint }: NameFieldsProps) {
  const t = useText('kit');
  const familyName = { label: t('fields.familyName'), binding: family, autoComplete: 'family-name' };
  const givenName = { label: t('fields.givenName'), binding: given, autoComplete: 'given-name' };
  const inOrder = isFamilyFirst(currentLanguage()) ? [familyName, givenName] : [givenName, familyName];
  const fields = inOrder.map(({ label, binding, autoComplete }, position) => (
    <TextField
      key={binding.name}
      {...binding}
      label={label}
      hint={position === 1 ? (hint ?? t('fields.englishNameHint')) : undefined}
      autoComplete={autoComplete}
      autoCapitalize="words"
      autoCorrect="off"
      spellCheck={false}
      lang="en"
    />
  ));
  return <div className={styles['fields']}>{fields}</div>;
}

/** A name in Chinese characters; validation waits for the IME. */
export function ChineseNameField({ label, ...field }: Partial<FieldFrame> & Binding<string>) {
  const t = useText('kit');
  return (
    <TextField
      {...field}
      label={label ?? t('fields.chineseName')}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      lang={currentLanguage() === 'sc' ? 'zh-Hans' : 'zh-Hant'}
    />
  );
}
