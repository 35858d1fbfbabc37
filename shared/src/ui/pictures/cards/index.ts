export { PictureCard, type PictureCardProps } from './picture-card.tsx';
