export { Detail, Unknown, type DetailProps } from './detail.tsx';
