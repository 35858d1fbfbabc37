export { Arriving, type ArrivingProps } from './arriving.tsx';
export { CancelOrder, type CancelOrderProps } from './cancel-order.tsx';
