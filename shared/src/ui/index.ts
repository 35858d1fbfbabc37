import '../skin/tokens.css';
import './base.css';

export { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
export { Check, Globe, WifiOff } from './icon/icons.tsx';
export { BedDouble, Gift, House, QrCode, User } from './icon/icons.tsx';
export { icon } from './icon/icon.tsx';
export { Button, ButtonLink, IconButton, IconLink, type ButtonProps } from './button.tsx';
export { Pattern } from './card/pattern.tsx';
export { TierCard, type TierCardProps } from './card/tier-card.tsx';
export { classes } from './classes.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { Banner, type BannerProps } from './feedback/banner.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx';
export { ErrorCard, type ErrorCardProps } from './feedback/error-card.tsx';
export { Notice, type Tone } from './feedback/notice.tsx';
export { OfflineNotice, useUpdated } from './feedback/read-at.tsx';
export { RetryNotice, type RetryNoticeProps } from './feedback/retry-notice.tsx';
export {
  Skeleton,
  SkeletonCard,
  SkeletonPictureCard,
  SkeletonRows,
  SkeletonText,
} from './feedback/skeleton.tsx';
export { useWaiting } from './feedback/use-waiting.ts';
export { Waiting, type WaitingProps } from './feedback/waiting.tsx';
export { BackLink } from './frame/back-link.tsx';
export { Page, type PageProps } from './frame/page.tsx';
export { useScreenTitle } from './frame/screen-title.ts';
export { SectionHeading, type SectionHeadingProps } from './frame/section-heading.tsx';
export { Split, type SplitProps } from './frame/split.tsx';
export { StepHeader } from './frame/step-header.tsx';
export { useLayer } from './history/use-layer.ts';
export { SHARED_TARGET, useSharedElement } from './motion/shared-element.ts';
export { Picture, type PictureProps } from './picture/picture.tsx';
export type { ProgressProps } from './progress/measure.tsx';
export { ProgressBar } from './progress/progress-bar.tsx';
export { Accordion, type AccordionItem } from './surface/accordion.tsx';
export { Badge, CountBadge, type BadgeProps } from './surface/badge.tsx';
export { CardBox, CardLink } from './surface/card-box.tsx';
export { Figures, type Figure } from './surface/figures.tsx';
export { ActionRow, LinkRow, List, ListItem, Row, type RowProps } from './surface/list.tsx';
export { MapLink } from './surface/map-link.tsx';
export { Surface, type SurfaceProps } from './surface/surface.tsx';
export { onSettingsAsked, openSettings } from './settings-request.ts';
export { ToastRegion } from './toast/toast-region.tsx';
export { showToast } from './toast/toasts.ts';
export { WIDE_FROM_PX } from './breakpoint.ts';
export { LEAVING, useOneAtATime } from './use-one-at-a-time.ts';
export { VisuallyHidden } from './visually-hidden.tsx';
export { DEBOUNCE_MS, useDebounced } from './use-debounced.ts';
export { useOffline } from './use-offline.ts';
export { useOnline } from './use-online.ts';
export { useSecondsLeft } from './use-seconds-left.ts';
