/** A line drawing on a canvas of 160 × 112: strokes in the text's colour, and one in the accent colour. */
interface Drawing {
  lines: string;
  accent: string;
}

/** For an empty list, a search without results or a completed step. */
export const DRAWINGS = {
  bookings: {
    lines:
      'M44 34h72a6 6 0 0 1 6 6v50a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6V40a6 6 0 0 1 6-6zM38 50h84M58 26v14M102 26v14M54 64h10M75 64h10M54 80h10',
    accent: 'M96 58h10v12H96zM75 74h10v12H75z',
  },
  vouchers: {
    lines: 'M36 40h88v14a8 8 0 0 0 0 16v14H36V70a8 8 0 0 0 0-16zM98 40v6M98 52v6M98 64v6M98 76v6',
    accent:
      'M67 50c4 5 4 11 0 16c-4-5-4-11 0-16zM67 66c-7-1-11-5-12-11c5 0 8 2 10 5M67 66c7-1 11-5 12-11c-5 0-8 2-10 5M56 74c4-2 7-2 11 0s7 2 11 0',
  },
  messages: {
    lines: 'M40 38h80v52H40zM40 38l40 32l40-32M40 90l30-28M120 90L90 62',
    accent: 'M120 24l3 7l7 3l-7 3l-3 7l-3-7l-7-3l7-3z',
  },
  search: {
    lines: 'M72 32a26 26 0 1 0 .1 0zM91 77l21 21M55 58a17 17 0 0 1 6-13',
    accent: 'M112 28l3 7l7 3l-7 3l-3 7l-3-7l-7-3l7-3zM128 56l2 4l4 2l-4 2l-2 4l-2-4l-4-2l4-2z',
  },
  favourites: {
    lines: 'M46 96V34a6 6 0 0 1 6-6h56a6 6 0 0 1 6 6v62L80 76z',
    accent: 'M80 66c-14-9-19-16-15-22c4-5 11-4 15 2c4-6 11-7 15-2c4 6-1 13-15 22z',
  },
  done: {
    lines:
      'M24 92c9-5 19-5 28 0s19 5 28 0s19-5 28 0s19 5 28 0M80 22c11 13 11 40 0 56c-11-16-11-43 0-56zM80 78c-22-3-36-16-38-36c13 1 22 5 28 13M80 78c22-3 36-16 38-36c-13 1-22 5-28 13',
    accent: 'M40 104c7-3 13-3 20 0s13 3 20 0s13-3 20 0s13 3 20 0',
  },
} as const satisfies Record<string, Drawing>;
