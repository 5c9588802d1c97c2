import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type FragmentCache, TEXT_PLACE } from '../useCachedMarkup.ts';

/** Characters kept at most, most of them a byte each: the cards of 14,000 homes. What was used longest ago goes first. */
const MAX_CHARACTERS = 32_000_000;
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

/** The same text in one piece: React gives it as a tree of hundreds, which takes several times the memory. */
const copyText = (text: string): string => Buffer.from(text).toString();

const characters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** A text as React writes it. */
const escapeText = (text: string): string => text.replace(/[&<>"']/g, (each) => characters[each] ?? each);

/** Rendered markup, cut where texts stand in it. */
type Pieces = readonly string[];

function fillTexts(pieces: Pieces, texts: readonly string[]): string {
  let filled = pieces[0] ?? '';
  texts.forEach((text, place) => {
    filled += escapeText(text) + (pieces[place + 1] ?? '');
  });
  return filled;
}

const countCharacters = (name: string, pieces: Pieces): number =>
  pieces.reduce((sum, piece) => sum + piece.length, name.length);

/**
 * Makes a keeper. What is to be kept is rendered between pages, since React cannot render within a rendering, and only when it is asked
 * for a second time: much of what pages show, such as a home that few searches find, never is.
 */
export function createFragmentCache(max = MAX_CHARACTERS): ServerFragmentCache {
  const cached = new Map<string, Pieces>();
  const seen = new Set<number>();
  const requested = new Map<string, () => ReactNode>();
  let size = 0;
  return {
    find: (name, texts) => {
      const pieces = cached.get(name);
      // The same name with another number of texts is other content.
      if (pieces?.length !== texts.length + 1) return undefined;
      cached.delete(name);
      cached.set(name, pieces);
      return fillTexts(pieces, texts);
    },
    store: (name, render) => {
      const hash = hashText(name);
      if (seen.delete(hash)) requested.set(name, render);
      else seen.add(hash);
      if (seen.size > MAX_SEEN) seen.clear();
    },
    renderCached: () => {
      for (const [name, render] of requested) {
        const before = cached.get(name);
        if (before) size -= countCharacters(name, before);
        const pieces = copyText(renderToString(render())).split(TEXT_PLACE).map(copyText);
        size += countCharacters(name, pieces);
        cached.set(name, pieces);
      }
      requested.clear();
      for (const [name, pieces] of cached) {
        if (size <= max) return;
        cached.delete(name);
        size -= countCharacters(name, pieces);
      }
    },
  };
}
