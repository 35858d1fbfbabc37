export { default as kit } from '#kit/tc.json';
export { default as shell } from '../locales/tc.json';
