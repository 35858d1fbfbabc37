import '../skin/text-font.css';

export { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
export { Check, Globe, WifiOff } from './icon/icons.tsx';
export { BedDouble, Gift, House, QrCode, User } from './icon/icons.tsx';
export { icon } from './icon/icon.tsx';
export { Button, ButtonLink, IconButton, IconLink, type ButtonProps } from './button/button.tsx';
export { Pattern } from './pictures/pattern/pattern.tsx';
export { classes } from './base/classes.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './overlay/dialog/confirm-dialog.tsx';
export { Dialog, type DialogProps } from './overlay/dialog/dialog.tsx';
export { Banner, type BannerProps } from './screen/feedback/banner.tsx';
export { EmptyState, type EmptyStateProps } from './screen/feedback/empty-state.tsx';
export { ErrorCard, type ErrorCardProps } from './screen/feedback/error-card.tsx';
export { Notice, type Tone } from './screen/feedback/notice.tsx';
export { OfflineNotice, useUpdated } from './screen/feedback/read-at.tsx';
export { RetryNotice, type RetryNoticeProps } from './screen/feedback/retry-notice.tsx';
export {
  Skeleton,
  SkeletonCard,
  SkeletonPictureCard,
  SkeletonRows,
  SkeletonText,
} from './screen/feedback/skeleton.tsx';
export { useWaiting } from './screen/feedback/use-waiting.ts';
export { Waiting, type WaitingProps } from './screen/feedback/waiting.tsx';
export { BackLink } from './screen/frame/back-link.tsx';
export { Later } from './screen/frame/later.tsx';
export { Page, type PageProps } from './screen/frame/page.tsx';
export { useScreenTitle } from './screen/frame/screen-title.ts';
export { SectionHeading, type SectionHeadingProps } from './screen/frame/section-heading.tsx';
export { Split, type SplitProps } from './screen/frame/split.tsx';
export { useLayer } from './overlay/layer/use-layer.ts';
export { SHARED_TARGET, useSharedElement } from './motion/shared-element.ts';
export { Picture, type PictureProps } from './pictures/picture/picture.tsx';
export { Accordion, type AccordionItem } from './surface/accordion.tsx';
export { Badge, CountBadge, type BadgeProps } from './surface/badge.tsx';
export { CardBox, CardLink } from './surface/card-box.tsx';
export { Figures, type Figure } from './surface/figures.tsx';
export { ActionRow, LinkRow, List, ListItem, Row, type RowProps } from './surface/list.tsx';
export { Surface, type SurfaceProps } from './surface/surface.tsx';
export { onSettingsAsked, openSettings } from './settings-request.ts';
export { ToastRegion } from './overlay/toast/toast-region.tsx';
export { showToast } from './overlay/toast/toasts.ts';
export { WIDE_FROM_PX } from './base/breakpoint.ts';
export { LEAVING, useOneAtATime } from '../hooks/use-one-at-a-time.ts';
export { VisuallyHidden } from './base/visually-hidden.tsx';
export { DEBOUNCE_MS, useDebounced } from '../hooks/use-debounced.ts';
export { useOffline } from '../hooks/use-offline.ts';
export { useOnline } from '../hooks/use-online.ts';
export { useSecondsLeft } from '../hooks/use-seconds-left.ts';
