import type { ChatMessage } from '@sewa/api/client';

/**
 * Joins a page of messages to those that are known, both in order of their numbers and without holes. Where both have a message, the
 * page's counts. A newer page that leaves a hole replaces what is known; an older one is left out.
 */
export function mergeMessages(
  known: readonly ChatMessage[],
  page: readonly ChatMessage[],
): readonly ChatMessage[] {
  const [first, last] = [known[0], known.at(-1)];
  const [pageFirst, pageLast] = [page[0], page.at(-1)];
  if (!pageFirst || !pageLast) return known;
  if (!first || !last || pageFirst.number > last.number + 1) return page;
  if (pageLast.number < first.number - 1) return known;
  return [
    ...known.filter(({ number }) => number < pageFirst.number),
    ...page,
    ...known.filter(({ number }) => number > pageLast.number),
  ];
}

/** Adds a message that is the next one; its own sender's copy replaces what was shown in its place. Any other is left out. */
export function addMessage(known: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  if (message.number === (known.at(-1)?.number ?? 0) + 1) return [...known, message];
  const isOwn = message.key !== null && known.some(({ number }) => number === message.number);
  return isOwn ? known.map((shown) => (shown.number === message.number ? message : shown)) : known;
}
