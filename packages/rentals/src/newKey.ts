import { makeKey } from '@sewa/api/client';

/**
 * Options of a call that needs an idempotency key. In the browser each sending has a key of its own; on the server the form has
 * brought one, which its client already sends.
 */
export const newKey = (): { idempotencyKey?: string } =>
  typeof document === 'undefined' ? {} : { idempotencyKey: makeKey() };
