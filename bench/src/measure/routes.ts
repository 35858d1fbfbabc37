/** A screen that is measured, and how one sees that its data is there. */
export interface MeasuredRoute {
  path: string;
  /** its remote, which the next release changes */
  unit: string;
  isMember: boolean;
  /** selectors of what only data brings, all of which must be there */
  shown: readonly string[];
}

/** One line for each screen. */
export const MEASURED_ROUTES: readonly MeasuredRoute[] = [
  { path: '/sign-in', unit: 'mf-auth', isMember: false, shown: ['main input[type=tel]'] },
  {
    path: '/my-membership',
    unit: 'mf-membership',
    isMember: true,
    shown: ['main [aria-pressed]', 'main progress'],
  },
  { path: '/my-vouchers', unit: 'mf-vouchers', isMember: true, shown: ['main article'] },
  { path: '/spend-dollars', unit: 'mf-dollars', isMember: true, shown: ['main dl dd'] },
  // the row of nights with its prices, and a hotel
  {
    path: '/hotels',
    unit: 'mf-hotel',
    isMember: true,
    shown: ['main fieldset[aria-busy=false]', 'main article'],
  },
];
