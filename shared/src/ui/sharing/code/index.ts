export { LiveCode, type LiveCodeProps } from './live-code.tsx';
export { QrCode, type QrCodeProps } from './qr-code.tsx';
export type { LiveCodeAnswer } from './use-live-code.ts';
export { useWakeLock } from './use-wake-lock.ts';
