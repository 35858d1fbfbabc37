export { useSharedTargetQuery, type ShareKind } from '../../calls/share.ts';
export { ShareButton, type ShareButtonProps } from './share-button.tsx';
