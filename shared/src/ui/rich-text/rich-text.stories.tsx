import type { Stories } from '../../../gallery/stories.ts';
import { RichText } from './rich-text.tsx';

export default {
  title: 'Rich text',
  states: {
    'a text': (t) => (
      <RichText
        html={`<h2>${t('parts.title')}</h2><p>${t('parts.sentence')} <strong>${t('parts.ready')}</strong></p><ul><li>${t('parts.dining')}</li><li>${t('parts.spa')}</li></ul><blockquote>${t('parts.noneWhy')}</blockquote><p><a href="https://resort.test/">${t('parts.findOffer')}</a></p>`}
      />
    ),
  },
} satisfies Stories;
