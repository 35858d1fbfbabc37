import { Drawer } from '@base-ui/react/drawer';
import { X } from '../icon/icons.tsx';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { useLayer } from '../history/use-layer.ts';
import styles from './sheet.module.css';

export interface SheetProps {
  isOpen: boolean;
  /** swiped down, Escape, the browser's Back, a press beside it, the cross, or a button inside */
  onClose: () => void;
  title: string;
  /** stays in sight below what scrolls: the button that applies a filter */
  footer?: ReactNode;
  /** the address says that it is open: the browser's Back then closes it by itself, and needs no entry of ours */
  isInAddress?: boolean;
  children: ReactNode;
}

/**
 * Rises from below for filters, pickers, breakdowns and lists of actions. No fields to type in: the keyboard of iOS
 * moves a sheet about, so a form gets a page. The focus stays inside and returns to where it was.
 */
export function Sheet({ isOpen, onClose, title, footer, isInAddress = false, children }: SheetProps) {
  const t = useText('shell');
  useLayer(isOpen && !isInAddress, onClose);
  return (
    <Drawer.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Drawer.Portal className={styles['portal']}>
        <Drawer.Backdrop className={styles['backdrop']} />
        <Drawer.Viewport className={styles['viewport']}>
          <Drawer.Popup className={styles['popup']}>
            <div className={styles['handle']} aria-hidden="true" />
            <div className={styles['head']}>
              <Drawer.Title className={styles['title']}>{title}</Drawer.Title>
              <Drawer.Close className={styles['close']} aria-label={t('kit.close')}>
                <X size={20} aria-hidden="true" />
              </Drawer.Close>
            </div>
            {/* a stop, so that the keyboard can scroll it */}
            <Drawer.Content className={styles['content']} tabIndex={0}>
              {children}
            </Drawer.Content>
            {footer === undefined ? null : <div className={styles['footer']}>{footer}</div>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
