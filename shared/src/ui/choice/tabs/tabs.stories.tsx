import type { TextOf } from '../../../i18n/index.ts';
import { useState } from 'react';
import type { Stories } from '../../../../gallery/stories.ts';
import { Tabs } from './tabs.tsx';
import { useTabInAddress } from './use-tab-in-address.ts';

const tabs = (t: TextOf<'gallery'>) => [
  { id: 'ready', label: t('parts.ready'), count: 6, countLabel: t('parts.readyCount') },
  { id: 'used', label: t('parts.used'), count: 12 },
  { id: 'gone', label: t('parts.gone') },
];

function InState({ t }: { t: TextOf<'gallery'> }) {
  const [selected, select] = useState('ready');
  return (
    <Tabs label={t('parts.vouchers')} tabs={tabs(t)} selected={selected} onSelect={select}>
      <p>{selected === 'ready' ? t('parts.sentence') : t('parts.noneWhy')}</p>
    </Tabs>
  );
}

const IDS = ['ready', 'used', 'gone'] as const;

function InAddress({ t }: { t: TextOf<'gallery'> }) {
  const [selected, select] = useTabInAddress(IDS);
  return (
    <Tabs
      label={t('parts.vouchers')}
      tabs={IDS.map((id) => ({ id, label: t(`parts.${id}`) }))}
      selected={selected}
      onSelect={select}
    >
      <p>{t('parts.noneWhy')}</p>
    </Tabs>
  );
}

export default {
  title: 'Tabs',
  states: {
    'with counts': (t) => <InState t={t} />,
    'in the address': (t) => <InAddress t={t} />,
    'long names': (t) => (
      <Tabs
        label={t('parts.filter')}
        tabs={[
          { id: 'rooms', label: t('parts.rooms') },
          { id: 'spa', label: t('parts.spa') },
          { id: 'tickets', label: t('parts.tickets') },
        ]}
        selected="spa"
        onSelect={() => {}}
      >
        <p>{t('parts.sentence')}</p>
      </Tabs>
    ),
  },
} satisfies Stories;
