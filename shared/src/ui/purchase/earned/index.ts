export { EarnedLine } from './earned-line.tsx';
