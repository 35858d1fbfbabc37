export { TierCard, type TierCardProps } from './card/tier-card.tsx';
export { ProgressBar } from './progress/progress-bar.tsx';
