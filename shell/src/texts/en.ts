// `#kit` is no request that the federation would share
export { default as kit } from '#kit/en.json';
export { default as shell } from '../locales/en.json';
