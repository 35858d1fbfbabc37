export { default as kit } from '#kit/sc.json';
export { default as shell } from '../locales/sc.json';
