import { Link } from '../../../router/index.ts';
import { servedLink } from '../../../routes/index.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './picture-tiles.module.css';
import { SideBySide } from './side-by-side.tsx';

export interface PictureTile {
  id: string;
  title: string;
  text?: string;
  picture: { src: string; alt: string };
  /** a path of the app; if the release lacks it, the tile is a picture without a link */
  link: string | null;
}

interface PictureTilesProps {
  label: string;
  tiles: readonly PictureTile[] | undefined;
  /** loading failed: the tiles are hidden */
  isError: boolean;
  /** each has a text below its title */
  areTall?: boolean;
}

/** Picture tiles at the top of a screen, side by side; nothing if there are none. */
export function PictureTiles({ label, tiles, isError, areTall = false }: PictureTilesProps) {
  if (isError || tiles?.length === 0) return null;
  return (
    <SideBySide
      label={label}
      rows={tiles}
      className={styles[areTall ? 'tall' : 'low']}
      areWide
      render={(tile, index) => <Tile tile={tile} isFirst={index === 0} />}
    />
  );
}

function Tile({ tile, isFirst }: { tile: PictureTile; isFirst: boolean }) {
  const { title, text, picture, link } = tile;
  const way = servedLink(link);
  const words = (
    <>
      <Picture {...picture} ratio="16:9" eager={isFirst} />
      <span className={styles['caption']}>
        <span className={styles['title']}>{title}</span>
        {text === undefined ? null : <span className={styles['text']}>{text}</span>}
      </span>
    </>
  );
  if (way === undefined) return <div className={styles['tile']}>{words}</div>;
  return (
    <Link className={styles['tile']} to={way}>
      {words}
    </Link>
  );
}
