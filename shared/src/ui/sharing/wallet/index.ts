export { AddToWallet } from './add-to-wallet.tsx';
