import { IDEMPOTENCY_HEADER } from '@sewa/api/client';

/** A key that no other page has; a page in the browser needs none, for its script sends a form once. */
const generateKey = (): string => (typeof document === 'undefined' ? crypto.randomUUID() : '');

/**
 * Gives a form that may be sent without script a key, so that what it asks for is done once, however often it is sent. For private
 * pages only: a stored page would give every visit the same.
 */
export function IdempotencyField() {
  return (
    <input type="hidden" name={IDEMPOTENCY_HEADER} defaultValue={generateKey()} suppressHydrationWarning />
  );
}
