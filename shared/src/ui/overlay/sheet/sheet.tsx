import { Drawer } from '@base-ui/react/drawer';
import { X } from '../../icon/icons.tsx';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { useLayer } from '../layer/use-layer.ts';
import styles from './sheet.module.css';

export interface SheetProps {
  isOpen: boolean;
  /** called on swipe down, Escape, the browser's Back, a press outside, the cross, or a button inside */
  onClose: () => void;
  title: string;
  /** stays visible below the scrolling content: the button that applies a filter */
  footer?: ReactNode;
  /** the address contains the open state: Back then closes it without an extra history entry */
  isInAddress?: boolean;
  children: ReactNode;
}

/**
 * A sheet from below for filters, pickers, breakdowns and actions. It contains no text fields, because the
 * iOS keyboard moves it; a form gets a page. The focus is trapped, and restored on close.
 */
export function Sheet({ isOpen, onClose, title, footer, isInAddress = false, children }: SheetProps) {
  const t = useText('kit');
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
              <Drawer.Close className={styles['close']} aria-label={t('close')}>
                <X size={20} aria-hidden="true" />
              </Drawer.Close>
            </div>
            {/* focusable, so that it can be scrolled by keyboard */}
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
