export { default as kit } from '../../../shared/src/locales/sc.json';
export { default as shell } from '../locales/sc.json';
