import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { FragmentCache } from '../useCachedMarkup.ts';

/** Characters kept at most; what was rendered first goes first. */
const MAX_CHARACTERS = 16_000_000;
/** Names that are remembered as asked for once. */
const MAX_SEEN = 50_000;

/** A keeper for all pages of a process; `renderCached` renders what the last pages asked for. */
export interface ServerFragmentCache extends FragmentCache {
  readonly renderCached: () => void;
}

/** A number of a text; two texts may have the same one. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return hash;
}

/**
 * Makes a keeper. What is to be kept is rendered between pages, since React cannot render within a rendering, and only when it is asked
 * for a second time: much of what pages show, such as the numbers of a rare search, never is.
 */
export function createFragmentCache(max = MAX_CHARACTERS): ServerFragmentCache {
  const cached = new Map<string, string>();
  const seen = new Set<number>();
  const requested = new Map<string, ReactNode>();
  let size = 0;
  return {
    find: (name) => cached.get(name),
    store: (name, content) => {
      const hash = hashText(name);
      if (seen.delete(hash)) requested.set(name, content);
      else seen.add(hash);
      if (seen.size > MAX_SEEN) seen.clear();
    },
    renderCached: () => {
      for (const [name, content] of requested) {
        const markup = renderToString(content);
        size += markup.length + name.length;
        cached.set(name, markup);
      }
      requested.clear();
      for (const [name, markup] of cached) {
        if (size <= max) return;
        cached.delete(name);
        size -= markup.length + name.length;
      }
    },
  };
}
