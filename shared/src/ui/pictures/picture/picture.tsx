import { createContext, useContext, useState } from 'react';
import { useSkin, type Skin } from '../../../skin/index.ts';
import { Pattern } from '../pattern/pattern.tsx';
import { pictureAddress, pictureAddresses } from './picture-address.ts';
import styles from './picture.module.css';

/**
 * Width to height of the space, by its role: 16:9 a hero or a wide card, 1:1 a thumb, 4:3 the usual. A picture of another
 * shape is cropped around its `focus`.
 */
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
  /** from the response: shown until the picture has arrived, `#rrggbb` */
  colour?: string | undefined;
  /** from the response: what every crop keeps, `70% 40%` from the left and the top; default: the centre */
  focus?: string | undefined;
  /** from the response: other compositions, the widest first, for viewports of at least so many pixels */
  sources?: readonly { from: number; srcset: string }[] | undefined;
  ratio?: keyof typeof RATIOS;
  /** on the first screen: requested at once, before other pictures; default: the first one of a list */
  eager?: boolean;
}

/** Whether the pictures within are on the first screen, if they do not say so themselves. */
export const EagerPictures = createContext(false);

/** What the browser chooses a file by. A picture further down is measured where it is shown, if the browser can. */
function filesOf({ srcset, sizes = '100vw' }: PictureProps, eager: boolean, skin: Skin) {
  if (srcset === undefined) return {};
  return { srcSet: pictureAddresses(srcset, skin), sizes: eager ? sizes : `auto, ${sizes}` };
}

/** The dominant colour; a drawing's is the skin's, in whose palette it is drawn. */
const groundOf = ({ src, colour }: PictureProps) =>
  colour ?? (src.includes('{skin}') ? 'var(--face-mid)' : undefined);

/**
 * A picture from a response. Its space is reserved before it arrives, and shows the skin's ornament if it
 * fails. It is visible as soon as it is there: while one fades in, a browser does not count it as painted.
 */
export function Picture(props: PictureProps) {
  const isFirst = useContext(EagerPictures);
  const { src, alt, ratio = '4:3', eager = isFirst, focus, sources = [] } = props;
  const skin = useSkin();
  const address = pictureAddress(src, skin);
  const [failed, setFailed] = useState('');
  const [width, height] = RATIOS[ratio];
  return (
    <div className={styles['frame']} style={{ aspectRatio: SPACES[ratio], background: groundOf(props) }}>
      {failed === address ? (
        <div className={styles['ornament']} {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })}>
          <Pattern opacity={0.35} />
        </div>
      ) : (
        <picture>
          {sources.map(({ from, srcset }) => (
            <source key={from} media={`(min-width: ${from}px)`} srcSet={pictureAddresses(srcset, skin)} />
          ))}
          <img
            key={address}
            className={styles['image']}
            // these must come before `src`, which starts the request
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            {...filesOf(props, eager, skin)}
            src={address}
            style={focus === undefined ? undefined : { objectPosition: focus }}
            alt={alt}
            width={props.width ?? width}
            height={props.height ?? height}
            onError={() => setFailed(address)}
          />
        </picture>
      )}
    </div>
  );
}
