import { useText } from '../../../i18n/index.ts';
import { classes } from '../../base/classes.ts';
import { VisuallyHidden } from '../../base/visually-hidden.tsx';
import styles from './step-header.module.css';

/** Position in a flow of several screens. `names`: of all steps, in order; `current`: starts at 1. */
export function StepHeader({ names, current }: { names: readonly string[]; current: number }) {
  const t = useText('kit');
  return (
    <div className={styles['steps']}>
      <ol className={styles['bars']}>
        {names.map((name, index) => (
          <li
            key={name}
            className={classes(styles['bar'], index < current && styles['reached'])}
            aria-current={index + 1 === current ? 'step' : undefined}
          >
            <VisuallyHidden>{name}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <p className={styles['words']} aria-hidden="true">
        <span className={styles['name']}>{names[current - 1]}</span>
        <span>{t('step', { step: current, of: names.length })}</span>
      </p>
    </div>
  );
}
