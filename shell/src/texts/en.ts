export { default as kit } from '@resort/shared/locales/en.json';
export { default as shell } from '../locales/en.json';
