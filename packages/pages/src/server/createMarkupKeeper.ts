import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { MarkupKeeper } from '../KeptMarkup.tsx';

/** Characters kept at most; what was rendered first goes first. */
const MOST_CHARACTERS = 2_000_000;

/** A keeper for all pages of a process; `renderKept` renders what the last pages asked for. */
export interface ServerMarkupKeeper extends MarkupKeeper {
  readonly renderKept: () => void;
}

/** Makes a keeper. What is to be kept is rendered between pages: React cannot render within a rendering. */
export function createMarkupKeeper(most = MOST_CHARACTERS): ServerMarkupKeeper {
  const kept = new Map<string, string>();
  const asked = new Map<string, ReactNode>();
  let size = 0;
  return {
    find: (name) => kept.get(name),
    keep: (name, content) => {
      asked.set(name, content);
    },
    renderKept: () => {
      for (const [name, content] of asked) {
        const markup = renderToString(content);
        size += markup.length + name.length;
        kept.set(name, markup);
      }
      asked.clear();
      for (const [name, markup] of kept) {
        if (size <= most) return;
        kept.delete(name);
        size -= markup.length + name.length;
      }
    },
  };
}
