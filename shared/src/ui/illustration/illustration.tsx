import { DRAWINGS } from './drawings.ts';

export interface IllustrationProps {
  of: keyof typeof DRAWINGS;
}

/** A small drawing in the colours of the text and the accent, for where there is nothing else to see; decoration only. */
export function Illustration({ of }: IllustrationProps) {
  const { lines, accent } = DRAWINGS[of];
  return (
    <svg
      viewBox="0 0 160 112"
      width="100%"
      fill="none"
      stroke="var(--muted)"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={lines} />
      <path d={accent} stroke="var(--accent)" />
    </svg>
  );
}
