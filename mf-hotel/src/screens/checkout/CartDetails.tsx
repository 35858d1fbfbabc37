export function CartDetails() {
  return null;
}
