export { default as kit } from '../../../shared/src/locales/jp.json';
export { default as shell } from '../locales/jp.json';
