import { onCLS, onINP, onLCP, type MetricType } from 'web-vitals';
import type { Tell } from './report-queue.ts';

const CLASSES = { good: 'good', 'needs-improvement': 'fair', poor: 'poor' } as const;
const VITALS = { LCP: 'lcp', INP: 'inp', CLS: 'cls' } as const;

let isFollowed = false;

/** Reports web vitals for the unit of the first screen: the class of each, never the exact value. */
export function followVitals(tell: Tell, unit: string): void {
  if (isFollowed) return;
  isFollowed = true;
  const told = new Set<string>();
  const report = ({ name, rating }: MetricType) => {
    if (!(name in VITALS) || told.has(name)) return; // once: a page may be restored from the back/forward cache
    told.add(name);
    tell(`${VITALS[name as keyof typeof VITALS]}-${CLASSES[rating]}`, unit);
  };
  onLCP(report);
  onINP(report);
  onCLS(report);
}
