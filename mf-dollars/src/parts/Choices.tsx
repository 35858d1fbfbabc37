import { Link, useSearchParams } from '@resort/shared/router';
import styles from './choices.module.css';

export interface ChoicesProps<Id extends string> {
  /** the name of the choice: 'Order by' */
  label: string;
  /** the parameter of the address */
  name: string;
  choices: readonly { id: Id; label: string }[];
  chosen: Id;
}

/** One of a few, as links that change the address alone: Back leaves the screen, and a cold start pays nothing for it. */
export function Choices<Id extends string>({ label, name, choices, chosen }: ChoicesProps<Id>) {
  const [query] = useSearchParams();
  const address = (id: Id) => {
    const next = new URLSearchParams(query);
    if (id === choices[0]?.id) next.delete(name);
    else next.set(name, id);
    return { search: next.toString() };
  };
  return (
    <nav className={styles['choices']} aria-label={label}>
      {choices.map(({ id, label: words }) => (
        <Link
          key={id}
          className={styles['choice']}
          aria-current={id === chosen ? 'true' : undefined}
          to={address(id)}
          replace
          preventScrollReset
          viewTransition={false}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
