import { useId, useRef } from 'react';
import { formatTime } from '@resort/shared/format';
import styles from './plot.module.css';
import { pathOf, type Frame, type Point, type Scale } from './scale.ts';
import { useWidth } from './use-width.ts';

export interface Line {
  name: string;
  look: 'candidate' | 'baseline' | 'bound';
  points: readonly Point[];
}

export interface PlotProps {
  title: string;
  /** the same as a sentence, for people who cannot see it */
  description: string;
  lines: readonly Line[];
  from: number;
  to: number;
  scaleOf: (frame: Frame) => Scale;
  format: (value: number) => string;
}

const HEIGHT = 220;

/** Lines over time, drawn to the width there is, so that its words stay as large as all others. */
export function Plot({ title, description, lines, from, to, scaleOf, format }: PlotProps) {
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  const width = useWidth(figure);
  const frame: Frame = { width, height: HEIGHT, left: 56, right: 12, above: 12, below: 28 };
  const scale = scaleOf(frame);
  return (
    <figure ref={figure} className={styles['plot']}>
      <figcaption className={styles['title']}>{title}</figcaption>
      <svg width={width} height={HEIGHT} role="img" aria-labelledby={id}>
        <title id={id}>{description}</title>
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <path className={styles['grid']} d={`M${frame.left} ${scale.y(tick)}H${width - frame.right}`} />
            <text className={styles['tick']} x={frame.left - 8} y={scale.y(tick) + 4} textAnchor="end">
              {format(tick)}
            </text>
          </g>
        ))}
        <text className={styles['tick']} x={frame.left} y={HEIGHT - 6}>
          {formatTime(from)}
        </text>
        <text className={styles['tick']} x={width - frame.right} y={HEIGHT - 6} textAnchor="end">
          {formatTime(to)}
        </text>
        {lines.map((line) => (
          <Drawn key={line.name} line={line} scale={scale} />
        ))}
      </svg>
      <ul className={styles['legend']}>
        {lines.map(({ name, look }) => (
          <li key={name}>
            <svg width="28" height="10" aria-hidden="true">
              <path className={styles[look]} d="M0 5H28" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Drawn({ line: { look, points }, scale }: { line: Line; scale: Scale }) {
  const last = points.at(-1);
  return (
    <>
      <path className={styles[look]} d={pathOf(scale, points)} />
      {last === undefined || look === 'bound' ? null : (
        <circle className={styles[`${look}Dot`]} cx={scale.x(last.at)} cy={scale.y(last.value)} r="4" />
      )}
    </>
  );
}
