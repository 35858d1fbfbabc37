import { offerCalls } from '@resort/mf-vouchers/contract';
import { serve } from '../../platform/calls/serve.ts';
import { banners } from './banners.ts';
import { areas, categories, shopIcons, tags } from './choices.ts';
import { collect } from './collect.ts';
import { collects } from './collects.ts';
import { offerDetail } from './detail.ts';
import { filterOffers } from './filter.ts';

export const offerRoutes = serve(offerCalls)({
  'GET /offer/banners': banners,
  'GET /offer/categories': categories,
  'GET /offer/tag': tags,
  'GET /offer/shop/icons': shopIcons,
  'GET /offer/filter/address': areas,
  'POST /offer/filter': filterOffers,
  'GET /offer/detail': offerDetail,
  'GET /offer/collects': collects,
  'POST /offer/collect': collect,
});
