import { useId } from 'react';
import { useSkin } from '../../../skin/index.ts';
import { TILES } from './tiles.ts';

/** The skin's ornament over its whole parent, in the current colour; decoration only. */
export function Pattern({ opacity = 0.2 }: { opacity?: number }) {
  const id = useId();
  const { width, height, bold, fine } = TILES[useSkin()];
  return (
    <svg width="100%" height="100%" aria-hidden="true" focusable="false" opacity={opacity}>
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <g fill="none" stroke="currentColor">
          <path d={bold} />
          <path d={fine} strokeWidth="0.5" />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
