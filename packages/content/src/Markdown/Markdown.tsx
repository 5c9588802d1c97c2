import type { MarkedToken, Token, Tokens } from 'marked';
import { createElement, useId, useMemo } from 'react';
import { Figures } from './Figures.tsx';
import { FootnoteList, FootnotePrefix } from './Footnotes.tsx';
import { Inline } from './Inline.tsx';
import { ListingBlock } from './ListingBlock.tsx';
import { listHeadingIds } from './listHeadingIds.ts';
import { parseListingId } from './listListingIds.ts';
import * as css from './Markdown.css.ts';
import * as messages from './messages.ts';
import { Note } from './Note.tsx';
import { isFootnotes, parseMarkdown } from './parseMarkdown.ts';

/** What blocks are rendered with. */
interface Place {
  readonly ids: ReadonlyMap<Token, string>;
  /** Level of the article's first headings. */
  readonly topLevel: 2 | 3;
  /** Inside a note there are no further blocks of our own. */
  readonly isNested: boolean;
}

interface BlockProps<Type extends MarkedToken = MarkedToken> extends Place {
  readonly token: Type;
}

function HeadingBlock({ token, ids, topLevel }: BlockProps<Tokens.Heading>) {
  const level = Math.min(6, topLevel + Math.max(0, token.depth - 2));
  return createElement(`h${level}`, { id: ids.get(token) }, <Inline tokens={token.tokens} />);
}

function ListBlock({ token, ...place }: BlockProps<Tokens.List>) {
  const items = token.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place
    <li key={index} className={item.task ? css.task : undefined}>
      <Blocks tokens={item.tokens} {...place} />
    </li>
  ));
  return token.ordered ? <ol start={token.start === '' ? 1 : token.start}>{items}</ol> : <ul>{items}</ul>;
}

/** A table that scrolls by itself where the page is narrower. */
function TableBlock({ token }: BlockProps<Tokens.Table>) {
  const cell = ({ tokens, header, align }: Tokens.TableCell, index: number) =>
    createElement(
      header ? 'th' : 'td',
      { key: index, 'data-align': align ?? undefined, scope: header ? 'col' : undefined },
      <Inline tokens={tokens} />,
    );
  const scrolling = { role: 'group', 'aria-label': messages.tableLabel, tabIndex: 0 };
  return (
    <div {...scrolling} className={css.scroll}>
      <table>
        <thead>
          <tr>{token.header.map(cell)}</tr>
        </thead>
        <tbody>
          {token.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
            <tr key={index}>{row.map(cell)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CodeBlock({ token, isNested }: BlockProps<Tokens.Code>) {
  const { lang, text } = token;
  if (lang === 'note' && !isNested)
    return (
      <Note>
        <Markdown body={text} isNested />
      </Note>
    );
  if (lang === 'figures' && !isNested) return <Figures text={text} />;
  if (lang === 'listing' && !isNested) {
    const id = parseListingId(text);
    return id ? <ListingBlock id={id} /> : null;
  }
  const scrolling = { role: 'group', 'aria-label': messages.codeLabel, tabIndex: 0 };
  return (
    <pre {...scrolling} className={css.scroll}>
      <code>{text}</code>
    </pre>
  );
}

function Block({ token: given, ...place }: Place & { readonly token: Token }) {
  if (isFootnotes(given))
    return <FootnoteList token={given} render={(tokens) => <Blocks tokens={tokens} {...place} />} />;
  if (given.type === 'footnote') return null;
  // No other extension adds tokens of its own.
  const token = given as MarkedToken;
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return <HeadingBlock token={token} {...place} />;
    case 'paragraph':
      return (
        <p>
          <Inline tokens={token.tokens} />
        </p>
      );
    case 'list':
      return <ListBlock token={token} {...place} />;
    case 'blockquote':
      return (
        <blockquote>
          <Blocks tokens={token.tokens} {...place} />
        </blockquote>
      );
    case 'table':
      return <TableBlock token={token} {...place} />;
    case 'code':
      return <CodeBlock token={token} {...place} />;
    case 'hr':
      return <hr />;
    case 'html':
      return <p>{token.text.trim()}</p>;
    default:
      return <Inline tokens={[token]} />;
  }
}

function Blocks({ tokens, ...place }: Place & { readonly tokens: readonly Token[] }) {
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity but their place
    <Block key={index} token={token} {...place} />
  ));
}

interface MarkdownProps {
  readonly body: string;
  /** Level of the first headings. @default 2 */
  readonly topLevel?: 2 | 3;
  /** Stands before the ids of headings, where a page shows several articles. */
  readonly idPrefix?: string;
  /** Whether it stands inside a block of an article. @default false */
  readonly isNested?: boolean;
}

/**
 * The body of an article: Markdown with the blocks `note`, `figures` and `listing`. HTML is shown as text, and links lead to
 * pages, mail addresses and phone numbers only.
 */
export function Markdown({ body, topLevel = 2, idPrefix = '', isNested = false }: MarkdownProps) {
  const own = useId();
  const tokens = useMemo(() => parseMarkdown(body), [body]);
  const ids = useMemo(() => listHeadingIds(tokens, idPrefix), [tokens, idPrefix]);
  return (
    <FootnotePrefix value={isNested ? own : idPrefix}>
      <div className={css.prose} data-nested={isNested ? '' : undefined}>
        <Blocks tokens={tokens} ids={ids} topLevel={topLevel} isNested={isNested} />
      </div>
    </FootnotePrefix>
  );
}
