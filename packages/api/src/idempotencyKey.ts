/** The header, and the hidden field of forms without script, that holds the key of a write. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
