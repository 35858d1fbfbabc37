export { default as kit } from '@resort/shared/locales/tc.json';
export { default as shell } from '../locales/tc.json';
