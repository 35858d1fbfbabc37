export { default as kit } from '../../../shared/src/locales/tc.json';
export { default as shell } from '../locales/tc.json';
