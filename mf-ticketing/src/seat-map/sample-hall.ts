import type { SeatPlan, SeatRow } from './index.ts';

/**
 * A hall of three blocks side by side and one behind. Every seventh seat is taken, and the first of each row
 * is blocked.
 */
export function planOf(rows: number, perRow: number): SeatPlan {
  const rowsOf = (block: string, category: string, left: number, top: number): SeatRow[] =>
    Array.from({ length: rows }, (_, row) => ({
      name: String.fromCodePoint(65 + row),
      seats: Array.from({ length: perRow }, (__, seat) => ({
        seatNo: `${block}-${row}-${seat + 1}`,
        number: String(seat + 1),
        x: left + seat,
        y: top + row,
        category: row < rows / 2 ? category : 'C',
        isWheelchair: block === 'M' && row === rows - 1 && seat > perRow - 3,
        state:
          seat === 0 ? ('BLOCKED' as const) : (row + seat) % 7 === 0 ? ('TAKEN' as const) : ('FREE' as const),
      })),
    }));
  const wide = perRow + 2;
  return {
    blocks: [
      { id: 'L', name: 'Left', rows: rowsOf('L', 'B', 0, 0) },
      { id: 'M', name: 'Centre', rows: rowsOf('M', 'A', wide, 0) },
      { id: 'R', name: 'Right', rows: rowsOf('R', 'B', 2 * wide, 0) },
      { id: 'U', name: 'Balcony', rows: rowsOf('U', 'C', wide, rows + 3) },
    ],
    categories: [
      { id: 'A', name: 'Premium', price: 'MOP 880.00' },
      { id: 'B', name: 'Standard', price: 'MOP 480.00' },
      { id: 'C', name: 'Value', price: 'MOP 280.00' },
    ],
  };
}
