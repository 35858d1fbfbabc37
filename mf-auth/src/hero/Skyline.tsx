import styles from './hero.module.css';

/** The resort at dusk over the water, in the skin's own tones: one light source, three tones. Without a label it is decoration. */
export function Skyline({ label }: { label: string | undefined }) {
  return (
    <svg
      className={styles['skyline']}
      viewBox="0 0 480 260"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      preserveAspectRatio="xMidYMax slice"
    >
      <circle cx="352" cy="92" r="38" fill="#fff" opacity="0.22" />
      <g fill="#fff" opacity="0.1">
        <path d="M0 190V142h34v-22h30v34h26v-52h38v62h22v-30h34v56z" />
        <path d="M470 190v-66h-26v-18h-34v44h-30v-26h-28v66z" />
      </g>
      <g fill="#fff" opacity="0.2">
        <path d="M196 190V84c0-22 10-44 28-58c18 14 28 36 28 58v106z" />
        <path d="M264 190v-72l26-16l26 16v72zM132 190v-44l22-12l22 12v44z" />
      </g>
      <g stroke="#fff" strokeWidth="1.4" fill="none" opacity="0.5">
        <path d="M224 34v150M212 60h24M208 88h32M206 116h36M206 144h36M206 170h36" />
        <path d="M290 110v74M272 134h36M272 156h36M154 142v44M140 160h28" />
      </g>
      <g stroke="#fff" fill="none" opacity="0.55">
        <path d="M0 190h480" strokeWidth="1.4" />
        <path d="M330 190c14-34 34-34 48 0c14-34 34-34 48 0" strokeWidth="1.2" />
      </g>
      <g stroke="#fff" strokeWidth="1.2" opacity="0.3">
        <path d="M24 206h92M150 206h40M240 206h120M392 206h64M64 222h60M178 222h112M330 222h86M20 238h120M210 238h60M300 238h140" />
      </g>
    </svg>
  );
}
