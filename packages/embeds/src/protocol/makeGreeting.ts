/**
 * The only two messages that travel between windows: `hello` from the frame, and `port` with a `MessagePort` as the answer; everything
 * else goes through the port. The nonce is the one in the hash of the frame's URL, which no other window knows.
 */
export const makeGreeting = (type: 'hello' | 'port', nonce: string): string => `sewa-${type}:${nonce}`;
