import { DRAWINGS } from './drawings.ts';

export interface IllustrationProps {
  of: keyof typeof DRAWINGS;
}

/** A small drawing in the colours of text and accent, for screens without other content; decoration only. */
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
