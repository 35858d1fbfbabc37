import type { ShopDetail } from '../../../contract/index.ts';
import { Finding } from './Finding.tsx';
import { Menu } from './Menu.tsx';
import { Recommended } from './Recommended.tsx';
import { Rooms } from './Rooms.tsx';
import { WeekHours } from './WeekHours.tsx';

/** Content below the fold, rendered after the first paint. */
export default function BelowTheFold({ outlet }: { outlet: ShopDetail }) {
  return (
    <>
      <Menu sections={outlet.menu} />
      {outlet.kind === 'SHOP' ? null : <Rooms shopId={outlet.shopId} />}
      <WeekHours outlet={outlet} />
      <Finding outlet={outlet} />
      <Recommended outlet={outlet} />
    </>
  );
}
