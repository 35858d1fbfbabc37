import type { Kind, Progress } from './progress.ts';

/** Why the flow starts again, or goes back a step. */
export type Setback = { over: true } | { refused: string };

export interface StepProps {
  kind: Kind;
  onStep: (next: Progress, setback?: Setback) => void;
}
