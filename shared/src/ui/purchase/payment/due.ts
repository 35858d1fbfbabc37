import type { ReactNode } from 'react';
import type { PriceLine } from '../amount/index.ts';
import type { PayableOrder, StartPayment } from './use-pay.ts';

/** What a member pays now. */
export interface Due {
  order: PayableOrder;
  lines: readonly PriceLine[];
  /** where the order can be seen and cancelled, below the language */
  orderPath: string;
  /** the domain's result screen, below the language */
  resultPath: string;
  /** below the title */
  lead: string;
  /** default: true */
  takesDollars?: boolean;
  /** the domain's own call; default `POST /hotel/pay` */
  start?: StartPayment;
  /** below the step */
  more?: ReactNode;
}

/** Why nothing is due: it is paid, or its time is over. */
export interface NothingDue {
  title: string;
  why: string;
  isOver?: boolean;
  way: { to: string; label: string };
}
