export * from './skins.ts';
export { useSkin } from './use-skin.ts';
