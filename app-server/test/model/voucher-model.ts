export interface ModelVoucher {
  readonly who: number;
  status: 'TAKEN' | 'HELD' | 'BURNED' | 'EXPIRED' | 'REFUNDED';
  /** the last valid day, in days since the start */
  readonly day: number;
  order: number | null;
}

/** A simple model of vouchers, in the order of their ids. Methods return the refusal, or null. */
export class VoucherModel {
  today = 0;
  readonly vouchers: ModelVoucher[] = [];
  private readonly takings = new Map<number, number>();
  stock: number;
  private readonly perMember: number;
  private readonly validDays: number;

  constructor(terms: { stock: number; perMember: number; validDays: number }) {
    this.stock = terms.stock;
    this.perMember = terms.perMember;
    this.validDays = terms.validDays;
  }

  take(who: number): string | null {
    const taken = this.takings.get(who) ?? 0;
    if (taken >= this.perMember) return 'COUPON_LIMIT';
    if (this.stock === 0) return 'COUPON_SOLD_OUT';
    this.stock -= 1;
    this.takings.set(who, taken + 1);
    this.vouchers.push({ who, status: 'TAKEN', day: this.today + this.validDays, order: null });
    return null;
  }

  private refusal({ status, day }: ModelVoucher): string | null {
    if (status === 'BURNED' || status === 'REFUNDED') return 'VOUCHER_USED';
    if (status === 'HELD') return 'VOUCHER_HELD';
    return status === 'EXPIRED' || day < this.today ? 'VOUCHER_EXPIRED' : null;
  }

  attach(who: number, indexes: readonly number[], order: number): string | null {
    const chosen = indexes.toSorted((a, b) => a - b).flatMap((index) => this.vouchers[index] ?? []);
    if (chosen.some((voucher) => voucher.who !== who)) return 'NOT_YOURS';
    const wanted = chosen.filter(({ status, order: of }) => !(status === 'HELD' && of === order));
    const refused = wanted.map((voucher) => this.refusal(voucher)).find((reason) => reason !== null);
    if (refused) return refused;
    for (const voucher of wanted) Object.assign(voucher, { status: 'HELD', order });
    return null;
  }

  private ofOrder(order: number, status: ModelVoucher['status']): ModelVoucher[] {
    return this.vouchers.filter((voucher) => voucher.order === order && voucher.status === status);
  }

  detach(order: number): null {
    for (const voucher of this.ofOrder(order, 'HELD'))
      Object.assign(voucher, { status: voucher.day < this.today ? 'EXPIRED' : 'TAKEN', order: null });
    return null;
  }

  pay(order: number): null {
    for (const voucher of this.ofOrder(order, 'HELD')) voucher.status = 'BURNED';
    return null;
  }

  refundOrder(order: number): null {
    for (const voucher of this.ofOrder(order, 'BURNED').filter(({ day }) => day >= this.today)) {
      voucher.status = 'REFUNDED';
      this.vouchers.push({ ...voucher, status: 'TAKEN', order: null });
    }
    return null;
  }

  burn(who: number, index: number): string | null {
    const voucher = this.vouchers[index];
    if (voucher === undefined) return null;
    if (voucher.who !== who) return 'NOT_YOURS';
    const refused = this.refusal(voucher);
    if (refused === null) voucher.status = 'BURNED';
    return refused;
  }

  runJobs(): void {
    for (const voucher of this.vouchers)
      if (voucher.status === 'TAKEN' && voucher.day < this.today) voucher.status = 'EXPIRED';
  }
}
