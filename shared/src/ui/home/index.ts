export {
  useBannersQuery,
  useDisplayMenuQuery,
  usePopWindowQuery,
  useUpdatePopWindowMutation,
} from '../../calls/home.ts';
export { QuickMenu } from './quick-menu.tsx';
export { QuickSign } from './quick-sign.tsx';
export { useComingNear } from './use-coming-near.ts';
export { SearchWay } from './search-way.tsx';
