export { OtherMaps } from './other-maps.tsx';
