import type { Stories } from '../../../../gallery/stories.ts';
import { LinkDialog } from './link-dialog.tsx';

const LINK = 'https://resort.test/en/share?token=pZ3r0bQ1xY2tKq9v5LwNcA';

export default {
  title: 'Share',
  framed: true,
  states: {
    'a link': () => <LinkDialog link={LINK} isWeChat={false} onClose={() => {}} />,
    'in WeChat': () => <LinkDialog link={LINK} isWeChat onClose={() => {}} />,
  },
} satisfies Stories;
