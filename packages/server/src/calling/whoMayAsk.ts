import { HttpError } from '../http/HttpError.ts';
import type { Context } from './Context.ts';

/** Everybody may ask, and nobody is looked up. */
export const anyone = (ctx: Context): Context => ctx;

/** The platform alone: jobs and commands, never a request. */
export const system = (ctx: Context): Context => {
  if (ctx.caller !== 'system') throw new HttpError('not-allowed');
  return ctx;
};
