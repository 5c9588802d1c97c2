import { randomBytes } from 'node:crypto';
import { Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type FragmentCache, FragmentCacheContext } from '../useCachedMarkup.ts';

/** Characters cached at most, most of them a byte each: the cards of 14,000 homes. What was used longest ago goes first. */
const MAX_CHARACTERS = 32_000_000;

/** Renders pages, and renders what they have in common once for all of them. */
export interface PageRenderer {
  /** The markup of an element, as `renderToString` gives it. */
  readonly render: (element: ReactNode) => string;
  /** The names of what is cached, those used longest ago first. */
  readonly listNames: () => readonly string[];
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

/** What stands in a page under way for one piece of cached markup. */
interface Place {
  readonly name: string;
  readonly texts: readonly string[];
}

/**
 * Makes the renderer of all pages of a process. React cannot render within a rendering, so a page is rendered with marks where cached
 * markup goes; what is missing of that is rendered once the page is, all in one go.
 */
export function createPageRenderer(max = MAX_CHARACTERS): PageRenderer {
  const cached = new Map<string, Pieces>();
  let size = 0;
  // No page can say any of these by itself: nobody knows the key.
  const key = randomBytes(12).toString('base64url');
  const opening = `<!--${key}`;
  const textPlace = `text-${key}`;
  const between = `<wbr id="${key}"/>`;
  let places: Place[] = [];
  let missing = new Map<string, () => ReactNode>();

  const cache: FragmentCache = {
    place: (contentName, render, texts) => {
      // The same name with another number of texts is other content.
      const name = `${texts.length} ${contentName}`;
      if (!cached.has(name)) missing.set(name, () => render(texts.map(() => textPlace)));
      return `${opening}${places.push({ name, texts }) - 1}-->`;
    },
  };

  function store(name: string, markup: string): void {
    const pieces = markup.split(textPlace).map(copyText);
    size += countCharacters(name, pieces);
    cached.set(name, pieces);
  }

  function renderMissing(): void {
    if (missing.size === 0) return;
    const fragments = [...missing];
    const markup = renderToString(
      fragments.map(([name, render]) => (
        <Fragment key={name}>
          {render()}
          <wbr id={key} />
        </Fragment>
      )),
    );
    const parts = copyText(markup).split(between);
    fragments.forEach(([name], place) => {
      store(name, parts[place] ?? '');
    });
  }

  function fillPlace({ name, texts }: Place): string {
    const pieces = cached.get(name) ?? [];
    cached.delete(name);
    cached.set(name, pieces);
    return fillTexts(pieces, texts);
  }

  function fill(markup: string): string {
    const [first = '', ...rest] = markup.split(opening);
    return rest.reduce((filled, part) => {
      const end = part.indexOf('-->');
      const place = places[Number(part.slice(0, end))];
      return filled + (place ? fillPlace(place) : '') + part.slice(end + 3);
    }, first);
  }

  function removeOldest(): void {
    for (const [name, pieces] of cached) {
      if (size <= max) return;
      cached.delete(name);
      size -= countCharacters(name, pieces);
    }
  }

  return {
    render: (element) => {
      places = [];
      missing = new Map();
      const markup = renderToString(<FragmentCacheContext value={cache}>{element}</FragmentCacheContext>);
      renderMissing();
      const filled = fill(markup);
      removeOldest();
      return filled;
    },
    listNames: () => [...cached.keys()],
  };
}
