import type { Stories } from '../../../../gallery/stories.ts';
import styles from '../../../../gallery/gallery.module.css';
import { Button } from '../../button/button.tsx';
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
          <div className={styles['padded']}>
            <h2 id="story">{t('parts.title')}</h2>
            <p>{t('parts.sentence')}</p>
            <Button wide>{t('parts.book')}</Button>
          </div>
        </Dialog>
      ),
    ]),
  ),
} satisfies Stories;
