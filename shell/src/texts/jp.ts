export { default as kit } from '#kit/jp.json';
export { default as shell } from '../locales/jp.json';
