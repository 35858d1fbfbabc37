/* What a page may have of the registry: what the API answers with, and the rules and words that need no Node. */
export { changesBetween, type PinChange } from './channels/pin-changes.ts';
export type { Pins } from './channels/channel.ts';
export type { ReleaseDifference } from './views/difference.ts';
export type { ChannelHealth } from './health/channel-health.ts';
export { rateOf, type Tally } from './health/compare.ts';
export { HEALTH_POLICY } from './permissions/policies/health-policy.ts';
export type { CoursePoint, UnitFailures, UnitHealth } from './health/unit-health.ts';
export { evidenceText, shareText } from './health/words.ts';
export type { HistoryEntry } from './views/history.ts';
export type { Problem } from './base/problem.ts';
export type { WireAnswer } from './server/http/wire.ts';
export type { MatrixChannel, PinnedVersion } from './views/matrix.ts';
export type { Proposal } from './approvals/proposals.ts';
export type { AuditEntry } from './audit/audit-log.ts';
export type { Freeze } from './permissions/freeze/freezes.ts';
export type { ChannelStatus } from './views/status.ts';
export { allows } from './permissions/tokens/scopes.ts';
export type { Holder } from './permissions/tokens/tokens.ts';
