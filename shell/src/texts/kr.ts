export { default as kit } from '@resort/shared/locales/kr.json';
export { default as shell } from '../locales/kr.json';
