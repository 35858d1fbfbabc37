import { useState } from 'react';
import { currentLanguage, LANGUAGE_TAGS, useText } from '../../../i18n/index.ts';
import type { Binding } from '../binding.ts';
import styles from '../control.module.css';
import { Field, type FieldFrame } from '../field.tsx';
import { countGraphemes } from '../graphemes.ts';

/** Maximum length of a remark in graphemes. */
export const REMARK_LENGTH = 200;

export interface TextAreaProps extends FieldFrame, Binding<string> {
  /** in graphemes; nothing is truncated, the rule rejects longer texts */
  max?: number;
}

/** Several lines with a counter; a screen reader announces when the limit is reached. */
export function TextArea({ max = REMARK_LENGTH, value, onChange, name, onBlur, ...frame }: TextAreaProps) {
  const t = useText('kit');
  const [isComposing, setComposing] = useState(false);
  const [counted, setCounted] = useState(() => countGraphemes(value, LANGUAGE_TAGS[currentLanguage()]));
  const take = (typed: string, composing: boolean) => {
    onChange(typed);
    // letters of an unfinished IME composition do not count
    if (!composing) setCounted(countGraphemes(typed, LANGUAGE_TAGS[currentLanguage()]));
  };
  const isOver = counted > max;
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <div className={styles['box']}>
            <textarea
              {...control}
              name={name}
              className={`${styles['input']} ${styles['area']}`}
              enterKeyHint="enter"
              aria-required={!frame.optional}
              value={value}
              onChange={(event) => take(event.target.value, isComposing)}
              onCompositionStart={() => setComposing(true)}
              onCompositionEnd={(event) => {
                setComposing(false);
                take(event.currentTarget.value, false);
              }}
              onBlur={onBlur}
            />
          </div>
          <span className={`${styles['count']} ${isOver ? styles['over'] : ''}`}>
            {t('fields.used', { used: counted, max })}
          </span>
        </>
      )}
    </Field>
  );
}
