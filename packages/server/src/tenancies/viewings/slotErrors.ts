import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../messages.ts';

/** The error for a time that can't be had, with the reason. */
export const makeSlotError = (reason: string): HttpError =>
  new HttpError('wrong-state', { fields: [{ name: 'slot', reason }] });

/** The error for what isn't open to a viewing now. */
export const makeNotOpenError = (reason: string = messages.notOpenReason): HttpError =>
  new HttpError('wrong-state', { fields: [{ name: 'transition', reason }] });
