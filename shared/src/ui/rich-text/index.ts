export { RichText } from './rich-text.tsx';
export { safeAddress } from './safe-address.ts';
