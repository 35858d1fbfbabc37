export { default as kit } from '#kit/kr.json';
export { default as shell } from '../locales/kr.json';
