import '../skin/tokens.css';
import './base.css';

export { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
export { Check, ChevronLeft, Globe, LogOut, WifiOff } from 'lucide-react';
export { BedDouble, ChevronLeft as Back, Gift, House, QrCode, User } from 'lucide-react';
export { Button, ButtonLink, IconButton, type ButtonProps } from './button.tsx';
export { Pattern } from './card/pattern.tsx';
export { TierCard, type TierCardProps } from './card/tier-card.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { WIDE_FROM_PX } from './breakpoint.ts';
export { LEAVING, useOneAtATime } from './use-one-at-a-time.ts';
export { Notice, Page, Skeleton, VisuallyHidden, type PageProps } from './page.tsx';
export { DEBOUNCE_MS, useDebounced } from './use-debounced.ts';
export { useOnline } from './use-online.ts';
export { useSecondsLeft } from './use-seconds-left.ts';
