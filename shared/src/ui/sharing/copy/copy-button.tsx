import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../button/button.tsx';
import { VisuallyHidden } from '../../base/visually-hidden.tsx';
import { copyText } from './copy-text.ts';

export interface CopyButtonProps {
  text: string;
  /** what is copied, for screen readers: 'Order number' */
  what: string;
}

/**
 * Copies a text and says whether that worked (specification §8). Uses the shell's texts, which every page
 * has.
 */
export function CopyButton({ text, what }: CopyButtonProps) {
  const t = useText('kit');
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => {
    setOutcome(null); // resets first, so that a second success is announced again
    setOutcome((await copyText(text)) ? 'copied' : 'failed');
  };
  return (
    <>
      <Button look="plain" onClick={() => void copy()}>
        {t('copy.copy')}
        <VisuallyHidden> {what}</VisuallyHidden>
      </Button>
      <output>{outcome === null ? null : t(`copy.${outcome}`)}</output>
    </>
  );
}
