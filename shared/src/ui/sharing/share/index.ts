export { useSharedTargetQuery, type ShareKind } from '../../../calls/share.ts';
export { ShareButton } from './share-button.tsx';
export { shareByDevice } from './use-share.ts';
