export { default as kit } from '../../../shared/src/locales/en.json';
export { default as shell } from '../locales/en.json';
