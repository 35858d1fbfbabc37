import { useState } from 'react';
import { useSkin } from '../../skin/index.ts';
import { Pattern } from '../card/pattern.tsx';
import { pictureAddress } from './picture-address.ts';
import styles from './picture.module.css';

/** Width to height; a picture of another shape is cut to its middle. */
const RATIOS = { '4:3': [800, 600], '1:1': [600, 600], '16:9': [800, 450] } as const;

export interface PictureProps {
  /** as the reply has it: an address, or a path below the API base; may hold `{skin}` */
  src: string;
  /** as the reply has it; empty for what is only decoration */
  alt: string;
  ratio?: keyof typeof RATIOS;
  /** on the first screen: asked for at once, before other pictures */
  eager?: boolean;
}

/** A picture of a reply. Its place stands before it arrives, and keeps the skin's ornament where none does. */
export function Picture({ src, alt, ratio = '4:3', eager = false }: PictureProps) {
  const address = pictureAddress(src, useSkin());
  const [shown, setShown] = useState({ address: '', failed: false });
  const isShown = shown.address === address;
  const [width, height] = RATIOS[ratio];
  const failed = isShown && shown.failed;
  return (
    <div className={styles['frame']} style={{ aspectRatio: `${width} / ${height}` }}>
      {failed ? (
        <div className={styles['ornament']} {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })}>
          <Pattern opacity={0.35} />
        </div>
      ) : (
        <img
          key={address}
          className={isShown ? styles['image'] : `${styles['image']} ${styles['waiting']}`}
          // before `src`, which starts the request as soon as it is set
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          src={address}
          alt={alt}
          width={width}
          height={height}
          onLoad={() => setShown({ address, failed: false })}
          onError={() => setShown({ address, failed: true })}
        />
      )}
    </div>
  );
}
