import { RefusedError } from '../http/RefusedError.ts';
import type { Context } from './Context.ts';

/** Everybody may ask, and nobody is looked up. */
export const anyone = (ctx: Context): Context => ctx;

/** The platform alone: jobs and commands, never a request. */
export const system = (ctx: Context): Context => {
  if (ctx.caller !== 'system') throw new RefusedError('not-allowed');
  return ctx;
};
