export { five } from '../content/five.ts';
