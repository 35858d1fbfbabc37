import type { Skin } from '../../../skin/index.ts';

/** One tile of an ornament, in CSS pixels; strokes continue across tiles. */
export interface Tile {
  width: number;
  height: number;
  /** the main figure */
  bold: string;
  /** lighter lines within or beside it */
  fine: string;
}

/** One ornament per skin (art direction): waves, lattice with blossoms, pinstripe, meander, lotus petals. */
export const TILES: Record<Skin, Tile> = {
  sjm: {
    width: 40,
    height: 20,
    bold: 'M2.6 10.2A20 20 0 0 1 37.4 10.2M-17.4 0.2A20 20 0 0 1 17.4 0.2M22.6 0.2A20 20 0 0 1 57.4 0.2M-17.4 20.2A20 20 0 0 1 17.4 20.2M22.6 20.2A20 20 0 0 1 57.4 20.2',
    fine: 'M7.6 11.5A15 15 0 0 1 32.4 11.5M12 14A10 10 0 0 1 28 14M15.6 17.5A5 5 0 0 1 24.4 17.5M-12.4 1.5A15 15 0 0 1 12.4 1.5M-8 4A10 10 0 0 1 8 4M-4.4 7.5A5 5 0 0 1 4.4 7.5M27.6 1.5A15 15 0 0 1 52.4 1.5M32 4A10 10 0 0 1 48 4M35.6 7.5A5 5 0 0 1 44.4 7.5M-12.4 21.5A15 15 0 0 1 12.4 21.5M-8 24A10 10 0 0 1 8 24M-4.4 27.5A5 5 0 0 1 4.4 27.5M27.6 21.5A15 15 0 0 1 52.4 21.5M32 24A10 10 0 0 1 48 24M35.6 27.5A5 5 0 0 1 44.4 27.5',
  },
  glp: {
    width: 44,
    height: 44,
    bold: 'M22 19.2c-3.6-2.2-3.6-6.4 0-8.6c3.6 2.2 3.6 6.4 0 8.6M22 24.8c3.6 2.2 3.6 6.4 0 8.6c-3.6-2.2-3.6-6.4 0-8.6M19.2 22c-2.2 3.6-6.4 3.6-8.6 0c2.2-3.6 6.4-3.6 8.6 0M24.8 22c2.2-3.6 6.4-3.6 8.6 0c-2.2 3.6-6.4 3.6-8.6 0M20.8 22a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0M-2 0L0-2L2 0L0 2ZM42 0L44-2L46 0L44 2ZM-2 44L0 42L2 44L0 46ZM42 44L44 42L46 44L44 46ZM20 0L22-2L24 0L22 2ZM20 44L22 42L24 44L22 46ZM-2 22L0 20L2 22L0 24ZM42 22L44 20L46 22L44 24Z',
    fine: 'M3 3L19 19M25 25L41 41M41 3L25 19M19 25L3 41M2 19L19 2M25 2L42 19M42 25L25 42M19 42L2 25',
  },
  tkl: {
    width: 16,
    height: 44,
    bold: 'M-4 55L20-11M-20 55L4-11M12 55L36-11',
    fine: 'M0 55L24-11M-16 55L8-11M-12 55L12-11M4 55L28-11',
  },
  pvm: {
    width: 40,
    height: 44,
    bold: 'M0 34H32V8H6V26H24V16H14M32 34H40',
    fine: 'M0 2H40M0 40H40M35 34V5H3V30H28V12H10V22H19',
  },
  gl: {
    width: 48,
    height: 60,
    bold: 'M24 2C42 18 42 42 24 58C6 42 6 18 24 2M0-28C18-12 18 12 0 28C-18 12-18-12 0-28M48-28C66-12 66 12 48 28C30 12 30-12 48-28M0 32C18 48 18 72 0 88C-18 72-18 48 0 32M48 32C66 48 66 72 48 88C30 72 30 48 48 32',
    fine: 'M24 8C34 20 34 40 24 52C14 40 14 20 24 8M24 8V52M0-22C10-10 10 10 0 22C-10 10-10-10 0-22M0-22V22M48-22C58-10 58 10 48 22C38 10 38-10 48-22M48-22V22M0 38C10 50 10 70 0 82C-10 70-10 50 0 38M0 38V82M48 38C58 50 58 70 48 82C38 70 38 50 48 38M48 38V82',
  },
};
