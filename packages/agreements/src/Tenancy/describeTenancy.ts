import type { Rental } from '@sewa/api/client';
import * as messages from './messages.ts';

/** What is left of a deposit once the home at the end is recorded. */
function describeDeposit({ side, deposit }: Pick<Rental, 'side' | 'deposit'>, names: string): string {
  const { now } = messages;
  if (deposit?.deductionState === 'proposed')
    return side === 'tenant' ? now.answer : now.waitsForAnswer(names);
  if (deposit?.returns.some((each) => each.side === side)) return now.waitsForReturn(names);
  return deposit?.deductionState === 'disputed' ? now.disputed[side] : now.returnDeposit;
}

/** What there is to do in a tenancy now; null before the duty is noted, where signing says it, and outside a tenancy. */
export function describeTenancy(
  { state, may, terms, side, inspections, lastDay, duty, deposit }: Rental,
  names: string,
): string | null {
  switch (state) {
    case 'signed': {
      const isOpen = may.includes('hand-over') || may.includes('take-over');
      if (isOpen) return messages.now.record;
      const hasConfirmed = inspections.some(
        ({ kind, confirmedBy }) => kind === 'move-in' && confirmedBy.includes(side),
      );
      if (hasConfirmed) return messages.now.waitsForOther(names);
      return terms && duty?.stamping ? messages.now.begins(terms.from) : null;
    }
    case 'running':
      return messages.now.running(lastDay ?? '');
    case 'ending':
      return may.includes('move-out')
        ? messages.now.ending(lastDay ?? '')
        : messages.now.endingRecorded(lastDay ?? '');
    case 'ended':
      return may.includes('move-out') ? messages.now.ended : describeDeposit({ side, deposit }, names);
    case 'settled':
      return messages.now.settled;
    default:
      return null;
  }
}
