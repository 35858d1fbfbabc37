import type { DemoOffer } from './demo-offer.ts';

export const SPA_OFFERS: readonly DemoOffer[] = [
  {
    code: 'GARDEN-RITUAL',
    category: 'spa',
    tags: ['couple', 'weekend'],
    area: 'cotai-strip',
    property: 'glp',
    outlets: ['GARDEN-SPA'],
    pictures: ['treatment-room', 'spa-pool'],
    coupon: 'SPA15',
    from: -25,
    to: 65,
  },
  {
    code: 'MORNING-SWIM',
    category: 'spa',
    tags: ['new', 'members'],
    area: 'penha',
    property: 'sjm',
    outlets: [],
    pictures: ['spa-pool'],
    from: -6,
    to: 40,
  },
  {
    code: 'SPA-FOR-TWO',
    category: 'spa',
    tags: ['couple', 'festive'],
    area: 'taipa-village',
    property: 'pvm',
    outlets: [],
    pictures: ['treatment-room', 'lounge'],
    from: -12,
    to: 28,
  },
];
