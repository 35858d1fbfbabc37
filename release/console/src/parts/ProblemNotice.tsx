import type { SerializedError } from '@reduxjs/toolkit';
import { useText } from '@resort/shared/i18n';
import { Notice } from '@resort/shared/ui';
import type { Problem } from '@resort/release/client';

/** A refusal as what it is, in the registry's own sentence: forbidden, frozen, somebody else was first. */
export function ProblemNotice({ problem }: { problem: Problem | SerializedError }) {
  const t = useText('console');
  if (!('detail' in problem)) return <Notice tone="danger">{problem.message ?? t('broken')}</Notice>;
  return (
    <Notice tone="danger">
      <strong>{problem.title}</strong>
      <br />
      {problem.detail}
    </Notice>
  );
}
