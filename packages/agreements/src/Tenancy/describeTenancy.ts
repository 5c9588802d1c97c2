import type { Rental } from '@sewa/api/client';
import * as messages from './messages.ts';

/** What there is to do in a tenancy now; null before the duty is noted, where signing says it, and outside a tenancy. */
export function describeTenancy(
  { state, may, terms, side, inspections, lastDay, duty }: Rental,
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
      return messages.now.ending(lastDay ?? '');
    case 'ended':
      return messages.now.ended;
    case 'settled':
      return messages.now.settled;
    default:
      return null;
  }
}
