/** The hotel group's mark: a lotus over water, in the skin's colour. */
export function Emblem() {
  return (
    <svg
      width="28"
      height="28"
      viewBox="0 0 28 28"
      fill="none"
      stroke="var(--brand)"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      <path d="M14 4C17.5 8 17.5 14 14 19C10.5 14 10.5 8 14 4Z" />
      <path d="M14 19C9 18.5 5.5 15 5 10C8 10.4 10.3 11.8 11.8 14M14 19C19 18.5 22.5 15 23 10C20 10.4 17.7 11.8 16.2 14" />
      <path d="M4 23C7.3 21.2 10.7 21.2 14 23C17.3 24.8 20.7 24.8 24 23" stroke="var(--accent)" />
    </svg>
  );
}
