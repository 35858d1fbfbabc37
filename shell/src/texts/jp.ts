export { default as kit } from '@resort/shared/locales/jp.json';
export { default as shell } from '../locales/jp.json';
