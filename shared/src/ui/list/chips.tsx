import { Check, X } from '../icon/icons.tsx';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { classes } from '../base/classes.ts';
import styles from './chips.module.css';

export interface Choice<Id extends string> {
  id: Id;
  label: string;
}

export interface ChipsProps<Id extends string> {
  /** what is filtered: 'Kind of offer' */
  label: string;
  choices: readonly Choice<Id>[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
  /** exclusive, and a second press clears it; otherwise any number */
  isSingle?: boolean;
  /** one row that scrolls sideways to the edges of the screen, instead of several rows */
  isRow?: boolean;
}

/** Filters that can be switched on and off. */
export function Chips<Id extends string>({
  label,
  choices,
  chosen,
  onChange,
  isSingle = false,
  isRow = false,
}: ChipsProps<Id>) {
  const toggle = (id: Id) => {
    const others = isSingle ? [] : chosen.filter((each) => each !== id);
    onChange(chosen.includes(id) ? others : [...others, id]);
  };
  return (
    <ChipGroup label={label} isRow={isRow}>
      {choices.map(({ id, label: name }) => {
        const isChosen = chosen.includes(id);
        return (
          <button
            key={id}
            type="button"
            className={classes(styles['chip'], isChosen && styles['chosen'])}
            aria-pressed={isChosen}
            onClick={() => toggle(id)}
          >
            {isChosen ? <Check className={styles['icon']} size={16} aria-hidden="true" /> : null}
            {name}
          </button>
        );
      })}
    </ChipGroup>
  );
}

/** Active filters, each with a button to remove it; nothing if there are none. */
export function RemovableChips<Id extends string>({
  label,
  choices,
  onRemove,
}: {
  label: string;
  choices: readonly Choice<Id>[];
  onRemove: (id: Id) => void;
}) {
  const t = useText('kit');
  if (choices.length === 0) return null;
  return (
    <ChipGroup label={label}>
      {choices.map(({ id, label: name }) => (
        <button
          key={id}
          type="button"
          className={classes(styles['chip'], styles['chosen'])}
          aria-label={t('remove', { name })}
          onClick={() => onRemove(id)}
        >
          {name}
          <X className={styles['icon']} size={16} aria-hidden="true" />
        </button>
      ))}
    </ChipGroup>
  );
}

function ChipGroup({
  label,
  isRow = false,
  children,
}: {
  label: string;
  isRow?: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset className={classes(styles['chips'], isRow && styles['row'])} aria-label={label}>
      {children}
    </fieldset>
  );
}
