/** Drawn on a grid of 24 × 24, by the names in the menu's data. */
const SIGNS: Readonly<Record<string, string>> = {
  bed: 'M3 20v-8h18v8M3 16h18M5 12V6h14v6M8 12V9.5h3V12M13 12V9.5h3V12',
  'book-open': 'M12 6.5C10 5 7 4.5 3 4.5v14c4 0 7 .5 9 2 2-1.5 5-2 9-2v-14c-4 0-7 .5-9 2zM12 6.5v14',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8M8 14.5h3M13 14.5h3',
  flower:
    'M12 14a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM12 9c-3-1.5-3-6 0-6s3 4.5 0 6zM14.5 11c2-2.8 6-1 5 1.8s-5 2-5-1.8zM9.5 11c-2-2.8-6-1-5 1.8s5 2 5-1.8zM12 14v7M12 18c2 0 4-1 4.5-2.5',
  gem: 'M6 4h12l4 6-10 11L2 10zM2 10h20M9 10l3 11 3-11M9 10l2-6M15 10l-2-6',
  gift: 'M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7c-4 0-5-4-2.5-4S12 7 12 7zM12 7c4 0 5-4 2.5-4S12 7 12 7z',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 16.5h.01',
  history: 'M12 7v5l3 2M4.5 8a8.5 8.5 0 1 1-1 4M4 4v4h4',
  map: 'M9 4L3 6v14l6-2 6 2 6-2V4l-6 2zM9 4v14M15 6v14',
  tag: 'M3 12V4h8l10 10-7 7zM7.5 8.5h.01',
  ticket: 'M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3zM14 7v2M14 11v2M14 15v2',
  'ticket-percent':
    'M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3zM9.5 14.5l5-5M9.5 9.8h.01M14.5 14.2h.01',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20a7 7 0 0 1 14 0',
  utensils: 'M7 3v18M4 3v5a3 3 0 0 0 6 0V3M17 13V3c-2.5 1-3.5 4-3.5 7v3H17v8',
};
const STAR = 'M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.2L6.4 20l1.3-6.2L3 9.5l6.3-.7z';

/** An icon of the quick menu; a star for a name that this version does not know. */
export function QuickSign({ name }: { name: string }) {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={SIGNS[name] ?? STAR}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
