import { HttpError } from '../http/HttpError.ts';
import type { Context } from './Context.ts';

/** Everyone may call, and no one is looked up. */
export const anyone = (ctx: Context): Context => ctx;

/** Only jobs and commands, never a request. */
export const system = (ctx: Context): Context => {
  if (ctx.caller !== 'system') throw new HttpError('not-allowed');
  return ctx;
};
