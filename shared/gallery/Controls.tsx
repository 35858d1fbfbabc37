import { SKINS } from '../src/skin/index.ts';
import styles from './gallery.module.css';
import { PARTS } from './parts.ts';
import { addressOf, LANGUAGES, SCHEMES, SIZES, type Query } from './query.ts';

const CHOICES: { [K in keyof Query]?: readonly string[] } = {
  view: ['parts', 'skins'],
  part: ['', ...PARTS.map(({ title }) => title)],
  skin: SKINS,
  scheme: SCHEMES,
  size: SIZES,
  l: LANGUAGES,
};

/** One picker for every option of the query. Each choice is a new address, so that it can be shared. */
export function Controls({ query }: { query: Query }) {
  return (
    <nav className={styles['controls']} aria-label="Gallery">
      {Object.entries(CHOICES).map(([name, choices]) => (
        <label key={name}>
          {name}{' '}
          <select
            value={query[name as keyof Query]}
            onChange={(event) => location.assign(addressOf(query, { [name]: event.target.value }))}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {choice === '' ? 'all' : choice}
              </option>
            ))}
          </select>
        </label>
      ))}
    </nav>
  );
}
