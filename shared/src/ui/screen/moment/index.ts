export { Moment, type MomentProps } from './moment.tsx';
