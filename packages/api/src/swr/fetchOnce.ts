/** Answers already read, by key: what one page request holds on the server, sent to the browser once. */
export type RouteStore = Map<string, unknown>;

const waiting = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Runs `read` unless the same key of the same owner is being read already; then its promise is shared. */
export function fetchOnce<Answer>(owner: object, key: string, read: () => Promise<Answer>): Promise<Answer> {
  let reads = waiting.get(owner);
  if (!reads) {
    reads = new Map();
    waiting.set(owner, reads);
  }
  const known = reads.get(key);
  // A key names its route, and a route has one type of answer.
  if (known) return known as Promise<Answer>;
  const promise = read().finally(() => reads.delete(key));
  reads.set(key, promise);
  return promise;
}
