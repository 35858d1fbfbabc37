/** Filled by the style of its parent; decoration only. */
export function Heart({ size = 20 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 20.5C5.5 16 3 12.6 3 9.2A4.7 4.7 0 0 1 7.7 4.5c1.8 0 3.3 1 4.3 2.6 1-1.6 2.5-2.6 4.3-2.6A4.7 4.7 0 0 1 21 9.2c0 3.4-2.5 6.8-9 11.3Z" />
    </svg>
  );
}
