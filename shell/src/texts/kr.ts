export { default as kit } from '../../../shared/src/locales/kr.json';
export { default as shell } from '../locales/kr.json';
