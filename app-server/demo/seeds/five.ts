export { five } from '../../src/locales/five.ts';
