import { useId } from 'react';
import { useSkin, type Skin } from '../../skin/index.ts';

interface Tile {
  width: number;
  height: number;
  /** strokes of one tile, drawn so that tiles join */
  path: string;
}

/** One ornament a skin (art direction): waves, lattice with blossoms, pinstripe, meander, lotus petals. */
const TILES: Record<Skin, Tile> = {
  sjm: {
    width: 48,
    height: 24,
    path: 'M0 24a24 24 0 0 1 48 0M8 24a16 16 0 0 1 32 0M16 24a8 8 0 0 1 16 0M-24 12a24 24 0 0 1 48 0M-16 12a16 16 0 0 1 32 0M-8 12a8 8 0 0 1 16 0M24 12a24 24 0 0 1 48 0M32 12a16 16 0 0 1 32 0M40 12a8 8 0 0 1 16 0',
  },
  glp: {
    width: 40,
    height: 40,
    path: 'M20 0L40 20L20 40L0 20ZM20 13c3 2 3 5 0 7c-3-2-3-5 0-7M20 27c3-2 3-5 0-7c-3 2-3 5 0 7M13 20c2-3 5-3 7 0c-2 3-5 3-7 0M27 20c-2-3-5-3-7 0c2 3 5 3 7 0',
  },
  tkl: { width: 12, height: 28, path: 'M-2 32L14-4M-8 18L2-4M10 32L20 10' },
  pvm: { width: 32, height: 32, path: 'M0 28H28V4H6V22H22V10H12V16H16M28 28H32M0 31.5H32' },
  gl: {
    width: 44,
    height: 52,
    path: 'M22 2C34 14 34 38 22 50C10 38 10 14 22 2M22 14C28 22 28 34 22 42C16 34 16 22 22 14M0 -24C12-12 12 12 0 24C-12 12-12-12 0-24M44-24C56-12 56 12 44 24C32 12 32-12 44-24M0 28C12 40 12 64 0 76M44 28C32 40 32 64 44 76',
  },
};

/** The skin's ornament over the whole of its parent, in the current colour; pure decoration. */
export function Pattern({ opacity = 0.18 }: { opacity?: number }) {
  const id = useId();
  const { width, height, path } = TILES[useSkin()];
  return (
    <svg width="100%" height="100%" aria-hidden="true" focusable="false" opacity={opacity}>
      <defs>
        <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
          <path d={path} fill="none" stroke="currentColor" strokeWidth="0.9" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
