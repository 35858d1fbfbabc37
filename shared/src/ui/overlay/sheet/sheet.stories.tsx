import { CalendarPlus } from '../../icon/calendar-icon.tsx';
import { Share } from '../../icon/share-icon.tsx';
import { Trash2 } from '../../icon/story-icons.tsx';
import type { TextOf } from '../../../i18n/index.ts';
import { useState, type ReactNode } from 'react';
import type { Stories } from '../../../../gallery/stories.ts';
import { Button } from '../../button/button.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { List, Row } from '../../surface/list.tsx';
import { ActionSheet } from './action-sheet.tsx';
import { Sheet } from './sheet.tsx';

/** Initially open; the button opens it again. */
function Opened({
  label,
  children,
}: {
  label: string;
  children: (isOpen: boolean, close: () => void) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children(isOpen, () => setOpen(false))}
    </>
  );
}

/** A sheet with a question over it, and the list of actions that leads to one. */
function Asking({ t, kind }: { t: TextOf<'gallery'>; kind: 'over' | 'after' }) {
  const [isAsking, setAsking] = useState(false);
  const ask = () => setAsking(true);
  const stop = () => setAsking(false);
  return (
    <>
      <Opened label={t('parts.more')}>
        {(isOpen, close) =>
          kind === 'after' ? (
            <ActionSheet
              isOpen={isOpen}
              onClose={close}
              title={t('parts.title')}
              actions={[{ label: t('parts.cancelBooking'), isDangerous: true, onSelect: ask }]}
            />
          ) : (
            <Sheet isOpen={isOpen} onClose={close} title={t('parts.title')}>
              <Button look="danger" onClick={ask}>
                {t('parts.cancelBooking')}
              </Button>
            </Sheet>
          )
        }
      </Opened>
      {isAsking ? (
        <ConfirmDialog
          title={t('parts.cancelQuestion')}
          confirm={t('parts.cancelBooking')}
          isDangerous
          onConfirm={stop}
          onClose={stop}
        >
          <p>{t('parts.cancelWhat')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

export default {
  title: 'Sheet',
  framed: true,
  states: {
    resting: (t) => (
      <Opened label={t('parts.filter')}>
        {(isOpen, close) => (
          <Sheet
            isOpen={isOpen}
            onClose={close}
            title={t('parts.filter')}
            footer={
              <Button wide onClick={close}>
                {t('parts.showing')}
              </Button>
            }
          >
            <p>{t('parts.noneWhy')}</p>
          </Sheet>
        )}
      </Opened>
    ),
    'long, scrolls': (t) => (
      <Opened label={t('parts.filter')}>
        {(isOpen, close) => (
          <Sheet isOpen={isOpen} onClose={close} title={t('parts.offer')}>
            <List>
              {Array.from({ length: 24 }, (_, index) => (
                <Row key={index} title={t('parts.title')} value={index} />
              ))}
            </List>
          </Sheet>
        )}
      </Opened>
    ),
    actions: (t) => (
      <Opened label={t('parts.more')}>
        {(isOpen, close) => (
          <ActionSheet
            isOpen={isOpen}
            onClose={close}
            title={t('parts.title')}
            actions={[
              {
                label: t('parts.cancelBooking'),
                icon: <Trash2 size={20} aria-hidden="true" />,
                isDangerous: true,
                onSelect: () => {},
              },
              { label: t('parts.share'), icon: <Share size={20} aria-hidden="true" />, onSelect: () => {} },
              {
                label: t('parts.calendar'),
                icon: <CalendarPlus size={20} aria-hidden="true" />,
                onSelect: () => {},
              },
            ]}
          />
        )}
      </Opened>
    ),
    'a question over it': (t) => <Asking t={t} kind="over" />,
    'a question after it': (t) => <Asking t={t} kind="after" />,
  },
} satisfies Stories;
