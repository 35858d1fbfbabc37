export { AddToCart, type AddToCartProps } from './add-to-cart.tsx';
export { Arriving, type ArrivingProps } from './arriving.tsx';
export { CancelOrder, type CancelOrderProps } from './cancel-order.tsx';
export { PaymentAttempts } from './payment-attempts.tsx';
export { ReceiptLink } from './receipt-link.tsx';
export { RefundList, type RefundListProps } from './refund-list.tsx';
