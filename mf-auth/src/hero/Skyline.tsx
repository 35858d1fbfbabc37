import styles from './hero.module.css';

/** The light: the moon, the windows and their reflection in the water. */
const LIGHT = '#fff3d6';

/**
 * The resort at dusk over the water, in the skin's colours. Without a label it is decoration. Everything is below y =
 * 112, so that a band, which shows the bottom of the sheet, cuts nothing off.
 */
export function Skyline({ label }: { label: string | undefined }) {
  return (
    <svg
      className={styles['skyline']}
      viewBox="0 0 480 260"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      preserveAspectRatio="xMidYMax slice"
      fill="#fff"
      strokeLinecap="round"
    >
      <path
        stroke={LIGHT}
        strokeWidth="1.6"
        opacity="0.5"
        d="M58 44v.1M118 84v.1M164 34v.1M262 62v.1M306 26v.1M420 52v.1M452 96v.1M88 110v.1"
      />
      <circle cx="366" cy="142" r="70" opacity="0.05" />
      <circle cx="366" cy="142" r="46" opacity="0.08" />
      <circle cx="366" cy="142" r="23" fill={LIGHT} opacity="0.9" />
      <path
        opacity="0.09"
        d="M0 208v-50h22v-18h26v28h20v-40h26v30h24v-22h20v32h30v40zM252 208v-44h20v-20h24v34h22v-14h30v-22h24v40h28v-26h26v16h24v-30h30v66z"
      />
      <path
        opacity="0.17"
        d="M22 208v-40h34v40zM70 208v-66l13-10l13 10v66zM110 208v-48h38v48zM264 208v-58l14-12l14 12v58zM302 208v-32h34v32z"
      />
      <path opacity="0.3" d="M176 208c-16-32 0-68 28-94c28 26 44 62 28 94z" />
      <g fill="none" stroke={LIGHT}>
        <path
          strokeWidth="0.9"
          opacity="0.6"
          d="M204 114v94M192 208c-10-32-4-62 12-90c16 28 22 58 12 90M182 208c-12-30 0-58 16-80M226 208c12-30 0-58-16-80"
        />
        <path
          strokeWidth="1.8"
          strokeDasharray=".1 6"
          opacity="0.65"
          d="M29 178h22M29 188h22M29 198h22M77 152h14M77 164h14M77 176h14M77 188h14M117 170h26M117 182h26M117 194h26M271 158h16M271 170h16M271 182h16M271 194h16M309 186h22M309 197h22"
        />
        <path strokeWidth="1.3" opacity="0.6" d="M0 208h480" />
        <path
          strokeWidth="0.7"
          opacity="0.55"
          d="M352 200l40-42l40 42M362 200l30-32l30 32M373 200l19-20l19 20M392 156v52M436 200l26-28l18 20M452 200l10-12l10 12M462 170v38M340 201h140"
        />
        <path
          strokeWidth="1.2"
          opacity="0.28"
          d="M24 222h86M150 220h44M236 224h74M420 222h50M62 234h66M176 238h98M18 248h50M300 250h40M424 242h40"
        />
        <path strokeWidth="1.6" opacity="0.75" d="M350 217h32M342 226h42M354 235h32M346 244h26M358 253h14" />
      </g>
    </svg>
  );
}
