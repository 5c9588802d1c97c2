import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { FragmentCache } from '../CachedFragment.tsx';

/** Characters kept at most; what was rendered first goes first. */
const MAX_CHARACTERS = 2_000_000;

/** A keeper for all pages of a process; `renderCached` renders what the last pages asked for. */
export interface ServerFragmentCache extends FragmentCache {
  readonly renderCached: () => void;
}

/** Makes a keeper. What is to be kept is rendered between pages: React cannot render within a rendering. */
export function createFragmentCache(max = MAX_CHARACTERS): ServerFragmentCache {
  const cached = new Map<string, string>();
  const requested = new Map<string, ReactNode>();
  let size = 0;
  return {
    find: (name) => cached.get(name),
    store: (name, content) => {
      requested.set(name, content);
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
