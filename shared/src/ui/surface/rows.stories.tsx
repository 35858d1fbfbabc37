import { Ticket } from '../icon/story-icons.tsx';
import type { Stories } from '../../../gallery/stories.ts';
import { Accordion } from './accordion.tsx';
import { Figures } from './figures.tsx';
import { ActionRow, LinkRow, List, Row } from './list.tsx';
import { MapLink } from '../map/map-link.tsx';

export default {
  title: 'Rows',
  states: {
    list: (t) => (
      <List label={t('parts.bookings')}>
        <LinkRow
          to="/"
          icon={<Ticket size={20} aria-hidden="true" />}
          title={t('parts.bookings')}
          detail={t('parts.bookingsDetail')}
        />
        <ActionRow title={t('parts.language')} value={t('parts.languageNow')} onPress={() => {}} />
        <Row title={t('parts.offer')} value="MOP 1,388.00" />
      </List>
    ),
    'three figures': (t) => (
      <Figures
        figures={[
          { name: t('parts.dollars'), value: '1,284.50', to: '/' },
          { name: t('parts.points'), value: '48,120', to: '/' },
          { name: t('parts.vouchers'), value: '6', to: '/' },
        ]}
      />
    ),
    'three figures, large': (t) => (
      <Figures
        figures={[
          { name: t('parts.dollars'), value: '128,284.50' },
          { name: t('parts.points'), value: '1,048,120' },
          { name: t('parts.vouchers'), value: '106' },
        ]}
      />
    ),
    accordion: (t) => (
      <Accordion
        name="questions"
        items={[
          { title: t('parts.faqQuestion'), content: <p>{t('parts.faqAnswer')}</p> },
          { title: t('parts.faqOther'), content: <p>{t('parts.faqOtherAnswer')}</p> },
        ]}
      />
    ),
    'link to the map': (t) => <MapLink address={t('parts.address')} />,
  },
} satisfies Stories;
