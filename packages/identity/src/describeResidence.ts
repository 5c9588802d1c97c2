import { formatResidentialStatus } from '@sewa/formatters';
import * as messages from './messages.ts';

/** A residential status as people are shown it: C and P beside what they stand for, A by its pass. */
export function describeResidence(person: Parameters<typeof formatResidentialStatus>[0]): string {
  const status = person?.residentialStatus;
  return status === 'C' || status === 'P'
    ? messages.residentialStatusName[status]
    : formatResidentialStatus(person);
}
