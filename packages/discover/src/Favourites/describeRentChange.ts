import { formatMoney } from '@sewa/formatters';
import * as messages from './messages.ts';

/** A change of rent as people read it. */
export interface RentChange {
  readonly direction: 'up' | 'down';
  /** With its sign: '−$300 (11% less)'. */
  readonly text: string;
}

/** What became of a rent since a day, in words and with its sign; null when it is the same. Both in cents. */
export function describeRentChange(then: number, now: number): RentChange | null {
  if (then === now) return null;
  const isDown = now < then;
  const share = Math.round((Math.abs(now - then) / then) * 100);
  const part = share === 0 ? messages.smallShare : `${share}%`;
  return {
    direction: isDown ? 'down' : 'up',
    text: (isDown ? messages.rentLess : messages.rentMore)(formatMoney(Math.abs(now - then)), part),
  };
}
