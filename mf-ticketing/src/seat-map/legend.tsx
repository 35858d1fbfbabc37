import type { ReactNode } from 'react';
import styles from './seat-map.module.css';
import { crosses, LOOKS, outlineOf, outlines, ticks, wheels } from './shapes.ts';
import type { SeatNaming } from './words.ts';

const AT = [{ x: 0, y: 0 }];

/** Explains the symbols of the map, with the price of each category. */
export function Legend({ plan, words }: SeatNaming) {
  const hasWheelchairs = plan.blocks.some(({ rows }) =>
    rows.some(({ seats }) => seats.some(({ isWheelchair }) => isWheelchair)),
  );
  return (
    <ul className={styles['legend']}>
      {plan.categories.map(({ id, name, price }, index) => (
        <Entry
          key={id}
          sign={<path className={styles[`look${index % LOOKS}`]} d={outlineOf(index, 0, 0)} />}
          name={name}
          price={price}
        />
      ))}
      <Entry
        sign={
          <>
            <path className={styles['mine']} d={outlines(0, AT)} />
            <path className={styles['tick']} d={ticks(AT)} />
          </>
        }
        name={words.states.MINE}
      />
      <Entry sign={<path className={styles['taken']} d={crosses(AT)} />} name={words.states.TAKEN} />
      {hasWheelchairs ? (
        <Entry sign={<path className={styles['wheel']} d={wheels(AT)} />} name={words.wheelchair} />
      ) : null}
    </ul>
  );
}

function Entry({ sign, name, price }: { sign: ReactNode; name: string; price?: string }) {
  return (
    <li className={styles['entry']}>
      <svg className={styles['sign']} viewBox="-.5 -.5 1 1" aria-hidden="true">
        {sign}
      </svg>
      <span>{price === undefined ? name : `${name} · ${price}`}</span>
    </li>
  );
}
