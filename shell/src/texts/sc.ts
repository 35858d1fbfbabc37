export { default as kit } from '@resort/shared/locales/sc.json';
export { default as shell } from '../locales/sc.json';
