export { PictureTiles, type PictureTile } from './picture-tiles.tsx';
export { ShortCuts, type ShortCut } from './short-cuts.tsx';
export { SideBySide } from './side-by-side.tsx';
