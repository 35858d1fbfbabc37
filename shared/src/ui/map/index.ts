export { MapLink } from './map-link.tsx';
export { OtherMaps } from './other-maps.tsx';
export { PlaceMap } from './place-map.tsx';
