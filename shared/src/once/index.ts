export { attemptOf, dropAttempt, keepAttempt, keyFor, onceKey, type Attempt } from './attempt.ts';
export { useSendOnce, type Refused, type SendOnce, type Work } from './use-send-once.ts';
