import { DRAWINGS, type DocumentDrawing } from './document-drawings.ts';
import styles from './document-example.module.css';

export interface DocumentExampleProps {
  type: keyof typeof DRAWINGS;
  /** a number in the document's format, which belongs to nobody */
  example: string;
  /** where the number is, as text; the drawing is decoration */
  where: string;
}

/** A simple drawing of a document with the place of its number marked; decoration for its caption. */
export function DocumentExample({ type, example, where }: DocumentExampleProps) {
  return (
    <figure className={styles['figure']}>
      <svg className={styles['drawing']} viewBox="0 0 240 152" width="240" height="152" aria-hidden="true">
        <rect className={styles['card']} x="1" y="1" width="238" height="150" rx="10" />
        <Content drawing={DRAWINGS[type]} example={example} />
      </svg>
      <figcaption className={styles['where']}>{where}</figcaption>
    </figure>
  );
}

function Content({ drawing, example }: { drawing: DocumentDrawing; example: string }) {
  const { portrait, print, number, hasMachineLines } = drawing;
  const [x, y, width, height] = number;
  return (
    <>
      <rect className={styles['print']} x="20" y="22" width="72" height="6" rx="3" />
      {portrait === null ? null : <Portrait at={portrait} />}
      {print.map(([left, top, wide, high]) => (
        <rect key={top} className={styles['print']} x={left} y={top} width={wide} height={high} rx="2" />
      ))}
      {hasMachineLines ? (
        <path d="M20 124h200M20 138h200" strokeWidth="4" strokeDasharray="5 3" stroke="var(--line-strong)" />
      ) : null}
      <rect className={styles['number']} x={x} y={y} width={width} height={height} rx="5" />
      <text
        className={styles['digits']}
        x={x + width / 2}
        y={y + height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        // a long number fits its room in every font
        {...(example.length > 11 ? { textLength: width - 16, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {example}
      </text>
    </>
  );
}

/** Head and shoulders. */
function Portrait({ at: [x, y, width, height] }: { at: NonNullable<DocumentDrawing['portrait']> }) {
  const middle = x + width / 2;
  const foot = y + height - 4;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="4" />
      <circle cx={middle} cy={y + 25} r="11" />
      <path d={`M${x + 7} ${foot}c2-18 9-23 19-23s17 5 19 23`} />
    </>
  );
}
