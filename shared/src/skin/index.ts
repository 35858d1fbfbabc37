export * from './scheme.ts';
export * from './skins.ts';
export { useScheme } from './use-scheme.ts';
export { useSkin } from './use-skin.ts';
