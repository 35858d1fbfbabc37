/** The Mocha that StrykerJS runs. */
export { default } from 'mocha';
