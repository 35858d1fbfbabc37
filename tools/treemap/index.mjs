export { default as SondaPlugin } from 'sonda/rspack';
