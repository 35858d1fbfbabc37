import { offerCalls } from '@resort/mf-vouchers/contract';
import { serve, shared, sharedForASecond } from '../../platform/calls/serve.ts';
import { banners } from './banners.ts';
import { areas, categories, shopIcons, tags } from './choices.ts';
import { collect } from './collect.ts';
import { collects } from './collects.ts';
import { offerDetail } from './detail.ts';
import { filterOffers } from './filter.ts';
import { ownDetail, ownMarksInPage } from './own-marks.ts';

export const offerRoutes = serve(offerCalls)({
  'GET /offer/banners': sharedForASecond(banners),
  'GET /offer/categories': shared(categories),
  'GET /offer/tag': shared(tags),
  'GET /offer/shop/icons': shared(shopIcons),
  'GET /offer/filter/address': shared(areas),
  'POST /offer/filter': sharedForASecond(filterOffers, ownMarksInPage),
  'GET /offer/detail': sharedForASecond(offerDetail, ownDetail),
  'GET /offer/collects': collects,
  'POST /offer/collect': collect,
});
