import type { VersionNote } from './version-note.ts';

/** `1.2 MB`, `+3.4 kB` */
export function bytesText(bytes: number, { signed = false } = {}): string {
  const size = Math.abs(bytes);
  const text = size >= 1e6 ? `${(size / 1e6).toFixed(1)} MB` : `${(size / 1e3).toFixed(1)} kB`;
  return signed ? `${bytes < 0 ? '−' : '+'}${text}` : text;
}

/** `412.0 kB (+1.3 kB)` */
export function sizeText({ bytes, bytesChange }: Pick<VersionNote, 'bytes' | 'bytesChange'>): string {
  const change =
    bytesChange === null || bytesChange === 0 ? '' : ` (${bytesText(bytesChange, { signed: true })})`;
  return `${bytesText(bytes)}${change}`;
}

/** `3fa94c1b2d by Ana, 2026-11-24T10:00:00Z, uncommitted changes` */
export function originText({ commit, isDirty }: Pick<VersionNote, 'commit' | 'isDirty'>): string {
  const known =
    commit === null ? 'unknown commit' : `${commit.commit.slice(0, 10)} by ${commit.author}, ${commit.at}`;
  return isDirty ? `${known}, uncommitted changes` : known;
}

/** Calls that are named; a table stays readable. */
const NAMED = 6;

/** `+GET /a, −GET /b, ~GET /c (reply.balance)`; empty without a change, and for the first version */
export function callsText({
  bytesChange,
  calls: { added, removed, changed },
}: Pick<VersionNote, 'calls' | 'bytesChange'>): string {
  if (bytesChange === null) return '';
  const all = [
    ...added.map((call) => `+${call}`),
    ...removed.map((call) => `−${call}`),
    ...changed.map(({ call, fields }) => `~${call} (${fields.join(', ')})`),
  ];
  const more = all.length - NAMED;
  return all.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

export const verdictText = ({ verdict }: Pick<VersionNote, 'verdict'>): string =>
  verdict === null ? 'not checked' : verdict.passed ? 'passed' : 'failed';
