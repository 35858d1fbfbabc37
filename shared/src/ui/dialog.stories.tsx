import type { Stories } from '../../gallery/stories.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

const close = () => {};

export default {
  title: 'Dialog',
  framed: true,
  states: Object.fromEntries(
    (['modal', 'sheet'] as const).map((kind) => [
      kind,
      (t) => (
        <Dialog kind={kind} labelledBy="story" onClose={close}>
          <h2 id="story">{t('parts.title')}</h2>
          <p>{t('parts.sentence')}</p>
          <Button wide>{t('parts.book')}</Button>
        </Dialog>
      ),
    ]),
  ),
} satisfies Stories;
