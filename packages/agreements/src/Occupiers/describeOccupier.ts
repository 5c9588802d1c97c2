import type { Occupier } from '@sewa/api/client';
import * as common from '../messages.ts';
import * as messages from './messages.ts';

/** An occupier in a line: the name, the status in words, and the pass. */
export const describeOccupier = ({ name, residentialStatus, passType, passValidUntil }: Occupier): string =>
  [
    name,
    messages.status[residentialStatus],
    ...(passType ? [messages.pass[passType]] : []),
    ...(passValidUntil ? [messages.validUntil(common.sayDay(passValidUntil))] : []),
  ].join(', ');
