import type { ComponentType } from 'react';
import type { Sky } from '../../rows/guide.calls.ts';
import { icon, type IconProps } from '../icon/icon.tsx';

/* Copied from Lucide 1.75.0, as the icons in ../icon/icons.tsx. */
const rays = (
  <>
    <path d="M12 2v2" />
    <path d="m4.93 4.93 1.41 1.41" />
    <path d="M20 12h2" />
    <path d="m19.07 4.93-1.41 1.41" />
  </>
);
const above = <path d="M4 14.899A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 2.5 8.242" />;
const below = (lines: string) =>
  icon(
    <>
      {above}
      <path d={lines} />
    </>,
  );

export const SKY_ICONS: Record<Sky, ComponentType<IconProps>> = {
  CLEAR: icon(
    <>
      <circle cx="12" cy="12" r="4" />
      {rays}
      <path d="M12 20v2m5.66-4.34 1.41 1.41M2 12h2m2.34 5.66-1.41 1.41" />
    </>,
  ),
  PARTLY: icon(
    <>
      {rays}
      <path d="M15.947 12.65a4 4 0 0 0-5.925-4.128" />
      <path d="M13 22H7a5 5 0 1 1 4.9-6H13a3 3 0 0 1 0 6Z" />
    </>,
  ),
  CLOUDY: icon(<path d="M17.5 19H9a7 7 0 1 1 6.71-9h1.79a4.5 4.5 0 1 1 0 9Z" />),
  FOG: below('M16 17H7m10 4H9'),
  DRIZZLE: below('M8 19v1m0-6v1m8 4v1m0-6v1m-4 6v1m0-6v1'),
  RAIN: below('M16 14v6m-8-6v6m4-4v6'),
  SNOW: below('M8 15h.01M8 19h.01M12 17h.01M12 21h.01M16 15h.01M16 19h.01'),
  THUNDER: icon(<path d="M6 16.326A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 .5 8.973M13 12l-3 5h4l-3 5" />),
};
