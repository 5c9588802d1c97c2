import { countChanges } from './outdated.ts';

/** Responses by cache key: filled by one page request on the server, and sent to the browser once. */
export type RouteStore = Map<string, unknown>;

const waiting = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Reads, and once more if a write invalidated the response on its way: it may be of before. */
async function readLatest<Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> {
  const before = countChanges(key);
  const answer = await read();
  return countChanges(key) === before ? answer : readLatest(key, read);
}

/** Deduplicates requests: runs `read`, or returns the pending promise of the same owner and key. */
export function fetchOnce<Answer>(owner: object, key: string, read: () => Promise<Answer>): Promise<Answer> {
  let reads = waiting.get(owner);
  if (!reads) {
    reads = new Map();
    waiting.set(owner, reads);
  }
  const known = reads.get(key);
  // A key belongs to one route, and a route has one type of response.
  if (known) return known as Promise<Answer>;
  const promise = readLatest(key, read).finally(() => reads.delete(key));
  reads.set(key, promise);
  return promise;
}
