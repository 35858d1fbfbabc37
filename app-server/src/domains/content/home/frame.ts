import type { Language } from '@resort/shared/contract';
import { FOOTER_LINKS, HEADER_LINKS, HOUSE, type NamedLink } from '../texts/head-and-foot.ts';
import { HOME_ICONS } from '../texts/home-icons.ts';
import { macauYear, type Clock } from '../../../platform/time/clock.ts';

interface Asked {
  readonly clock: Clock;
  readonly language: Language;
}

/** Head and foot of the content pages. */
export function headAndFoot({ clock, language }: Asked) {
  const linked = ({ name, link }: NamedLink) => ({ name: name[language], link });
  return {
    header: { title: HOUSE[language], links: HEADER_LINKS.map(linked) },
    footer: {
      links: FOOTER_LINKS.map(linked),
      copyright: `© ${macauYear(clock.now())} ${HOUSE[language]}`,
    },
  };
}

/** Ways on from the home. */
export function icons({ language }: Asked) {
  return HOME_ICONS.map(({ id, name, icon, link }, index) => ({
    id,
    name: name[language],
    icon,
    link,
    order: index + 1,
  }));
}
