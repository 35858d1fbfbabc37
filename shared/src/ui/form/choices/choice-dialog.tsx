import { Check } from '../../icon/icons.tsx';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../button/button.tsx';
import { Dialog } from '../../overlay/dialog/dialog.tsx';
import styles from './choice-dialog.module.css';
import control from '../control.module.css';

/** One option. */
export interface Choice {
  value: string;
  label: string;
  /** beside the label, e.g. an area code; the search finds it, too */
  detail?: string | undefined;
}

export interface ChoiceDialogProps {
  title: string;
  choices: readonly Choice[];
  chosen: string;
  onChoose: (value: string) => void;
  onClose: () => void;
  /** with a search field; the dialog then covers the page, because a keyboard covers half of it */
  searchable: boolean;
}

/**
 * A list to choose one option from, opened by a field. Arrow keys move through it; a letter goes to the
 * search.
 */
export function ChoiceDialog({ title, choices, searchable, onClose, ...list }: ChoiceDialogProps) {
  const t = useText('kit');
  const id = useId();
  const [typed, setTyped] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const layout = useRef<HTMLDivElement>(null);
  const found = choices.filter((choice) => matches(choice, typed));
  return (
    <Dialog kind={searchable ? 'page' : 'sheet'} labelledBy={id} onClose={onClose}>
      <div ref={layout} className={styles['layout']}>
        <header className={styles['header']}>
          <h2 id={id} className={styles['title']}>
            {title}
          </h2>
          <Button look="plain" onClick={onClose}>
            {t('close')}
          </Button>
        </header>
        {searchable ? (
          <div className={`${control['box']} ${styles['search']}`}>
            <input
              ref={search}
              className={control['input']}
              type="search"
              aria-label={t('fields.search')}
              placeholder={t('fields.search')}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'ArrowDown') focusOption(layout.current, 0, event);
                if (event.key !== 'Enter') return;
                event.preventDefault(); // prevents the field that gets the focus back from handling the key as a press
                if (typed !== '' && found[0]) list.onChoose(found[0].value);
              }}
            />
          </div>
        ) : null}
        <output className={styles['none']}>
          {found.length === 0 ? t('fields.nothingFound', { typed }) : null}
        </output>
        <ChoiceList {...list} choices={found} labelledBy={id} onLetter={() => search.current?.focus()} />
      </div>
    </Dialog>
  );
}

interface ChoiceListProps extends Pick<ChoiceDialogProps, 'choices' | 'chosen' | 'onChoose'> {
  labelledBy: string;
  onLetter: () => void;
}

function ChoiceList({ choices, chosen, onChoose, labelledBy, onLetter }: ChoiceListProps) {
  const list = useRef<HTMLDivElement>(null);
  const reachable = choices.some(({ value }) => value === chosen) ? chosen : choices[0]?.value;
  // focus the current option, not the dialog's first button
  useEffect(() => {
    const option = list.current?.querySelector<HTMLElement>('[tabindex="0"]');
    option?.focus();
    option?.scrollIntoView?.({ block: 'center' });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (moveFocus(list.current, event)) return;
    const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey;
    if (isLetter) onLetter();
  };
  return (
    <div
      ref={list}
      className={styles['list']}
      role="listbox"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {choices.map(({ value, label, detail }) => (
        <button
          key={value}
          type="button"
          role="option"
          aria-selected={value === chosen}
          tabIndex={value === reachable ? 0 : -1}
          className={styles['option']}
          onClick={() => onChoose(value)}
        >
          <span className={styles['label']}>{label}</span>
          {detail === undefined ? null : <span className={styles['detail']}>{detail}</span>}
          <Check className={styles['check']} size={20} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}

/** Matches any part of the name, or the number with or without the plus. */
function matches({ label, detail = '' }: Choice, typed: string): boolean {
  const wanted = plain(typed);
  return plain(label).includes(wanted) || plain(detail).includes(wanted);
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\s+]/gu, '')
    .toLowerCase();

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

function moveFocus(list: HTMLElement | null, event: KeyboardEvent): boolean {
  const step = STEPS[event.key];
  if (!step) return false;
  const options = optionsOf(list);
  focusOption(list, step(options.indexOf(document.activeElement as HTMLElement), options.length - 1), event);
  return true;
}

function focusOption(list: HTMLElement | null, position: number, event: KeyboardEvent): void {
  event.preventDefault();
  optionsOf(list)[position]?.focus();
}

function optionsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
}
