import { useId, useState } from 'react';
import { useText } from '@resort/shared/i18n';
import { BOX_HEIGHT, layoutOf, type BoxKind, type RemoteGraph } from '@resort/release/client';
import { Scroll } from '../parts/Scroll.tsx';
import styles from './graph.module.css';

const KINDS: readonly BoxKind[] = ['calls', 'unit', 'share'];

/** Scrolls within itself. A chosen unit stands out with everything that it uses. */
export function Picture({ graph: { channel, release, units } }: { graph: RemoteGraph }) {
  const t = useText('console');
  const id = useId();
  const [chosen, setChosen] = useState('');
  const { width, height, boxes, edges, common } = layoutOf(units);
  const isFar = (unit: string) => chosen !== '' && unit !== chosen;
  return (
    <figure className={styles['figure']}>
      <label className={styles['choice']}>
        {t('graph.highlight')}
        <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{t('graph.all')}</option>
          {units.map(({ unit }) => (
            <option key={unit}>{unit}</option>
          ))}
        </select>
      </label>
      <Scroll label={t('graph.title')} className={styles['scroll']} fromMiddle>
        <svg width={width} height={height} role="img" aria-labelledby={id}>
          <title id={id}>{t('graph.description', { release, channel })}</title>
          {edges.map(({ kind, unit, to, path }) => (
            <path
              key={`${kind} ${unit} ${to}`}
              className={[styles[kind], isFar(unit) ? styles['far'] : ''].join(' ')}
              d={path}
            />
          ))}
          {boxes.map(({ kind, name, label, x, y, width: wide }) => (
            <g key={`${kind} ${name}`}>
              <rect
                className={styles[kind === 'unit' ? 'unit' : 'box']}
                x={x}
                y={y}
                width={wide}
                height={BOX_HEIGHT}
                rx="5"
              />
              <text className={styles['label']} x={x + 8} y={y + 17}>
                {label}
              </text>
            </g>
          ))}
          {KINDS.map((kind) => (
            <text key={kind} className={styles['head']} x={boxes.find((box) => box.kind === kind)?.x} y="26">
              {t(`graph.column.${kind}`)}
            </text>
          ))}
        </svg>
      </Scroll>
      <figcaption className={styles['caption']}>
        {t('graph.legend')} {common.length === 0 ? '' : t('graph.common', { shares: common.join(', ') })}
      </figcaption>
    </figure>
  );
}
