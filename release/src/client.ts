/*
 * The part of the registry that a page may import: the types of API results, and rules and texts that do not
 * need Node.
 */
export { changesBetween, type PinChange } from './changes.ts';
export type { Pins } from './channel.ts';
export type { ReleaseDifference } from './difference.ts';
export type { ChannelHealth } from './health/channel-health.ts';
export { rateOf, type Tally } from './health/compare.ts';
export { HEALTH_POLICY } from './health/policy.ts';
export type { CoursePoint, UnitFailures, UnitHealth } from './health/unit-health.ts';
export { evidenceText, shareText } from './health/words.ts';
export type { HistoryEntry } from './history.ts';
export type { Problem } from './http/problem.ts';
export type { WireAnswer } from './http/wire.ts';
export type { MatrixChannel, PinnedVersion } from './matrix.ts';
export type { Proposal } from './approvals/proposals.ts';
export type { AuditEntry } from './audit/audit-log.ts';
export type { Freeze } from './freeze/freezes.ts';
export type { ChannelStatus } from './status.ts';
export { allows } from './tokens/scopes.ts';
export type { Holder } from './tokens/tokens.ts';
