// The federation shares each request below `@resort/shared/`; `#kit` keeps these texts in the file of their language.
export { default as kit } from '#kit/en.json';
export { default as shell } from '../locales/en.json';
