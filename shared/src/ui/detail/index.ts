export { Detail, type DetailProps } from './detail.tsx';
