import { useState } from 'react';
import { useSkin, type Skin } from '../../../skin/index.ts';
import { Pattern } from '../card/pattern.tsx';
import { pictureAddress, pictureAddresses } from './picture-address.ts';
import styles from './picture.module.css';

/** Width to height of the space. A picture of another shape is cropped to its centre. */
const RATIOS = { '4:3': [800, 600], '1:1': [600, 600], '16:9': [800, 450] } as const;

/** The usual picture has the skin's crop. */
const SPACES = { '4:3': 'var(--crop, 4 / 3)', '1:1': '1', '16:9': '16 / 9' } as const;

export interface PictureProps {
  /** from the response: an address, or a path below the API base; may contain `{skin}` */
  src: string;
  /** from the response; empty for decoration */
  alt: string;
  /** from the response: other files of the same picture, and for which layout width each is */
  srcset?: string | undefined;
  sizes?: string | undefined;
  /** from the response: of the file behind `src`, pixels */
  width?: number | undefined;
  height?: number | undefined;
  ratio?: keyof typeof RATIOS;
  /** on the first screen: requested at once, before other pictures */
  eager?: boolean;
}

/** What the browser chooses a file by. A picture further down is measured where it is shown, if the browser can. */
function filesOf({ srcset, sizes = '100vw', eager }: PictureProps, skin: Skin) {
  if (srcset === undefined) return {};
  return { srcSet: pictureAddresses(srcset, skin), sizes: eager ? sizes : `auto, ${sizes}` };
}

/**
 * A picture from a response. Its space is reserved before it arrives, and shows the skin's ornament if it
 * fails.
 */
export function Picture(props: PictureProps) {
  const { src, alt, ratio = '4:3', eager = false } = props;
  const skin = useSkin();
  const address = pictureAddress(src, skin);
  const [shown, setShown] = useState({ address: '', failed: false });
  const isShown = shown.address === address;
  const [width, height] = RATIOS[ratio];
  const failed = isShown && shown.failed;
  return (
    <div className={styles['frame']} style={{ aspectRatio: SPACES[ratio] }}>
      {failed ? (
        <div className={styles['ornament']} {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })}>
          <Pattern opacity={0.35} />
        </div>
      ) : (
        <img
          key={address}
          className={isShown ? styles['image'] : `${styles['image']} ${styles['waiting']}`}
          // these must come before `src`, which starts the request
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          {...filesOf(props, skin)}
          src={address}
          alt={alt}
          width={props.width ?? width}
          height={props.height ?? height}
          onLoad={() => setShown({ address, failed: false })}
          onError={() => setShown({ address, failed: true })}
        />
      )}
    </div>
  );
}
