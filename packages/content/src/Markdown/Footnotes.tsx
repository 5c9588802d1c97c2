import { Link } from '@sewa/ui';
import type { Token } from 'marked';
import type { FootnoteRef, Footnotes } from 'marked-footnote';
import { createContext, type ReactNode, use } from 'react';
import * as css from './Markdown.css.ts';
import * as messages from './messages.ts';

/** Stands before the ids of an article's footnotes. Ids of headings have no underscore, so that they are never the same. */
export const FootnotePrefix = createContext('');

const makeNoteId = (prefix: string, number: string): string => `${prefix}footnote_${number}`;

const makeRefId = (prefix: string, { id, index }: FootnoteRef): string =>
  `${prefix}footnote_${id}_${index + 1}`;

/** Whether a token refers to a footnote. */
export const isFootnoteRef = (token: Token): token is FootnoteRef => token.type === 'footnoteRef';

/** The number of a footnote in a text, which leads to it. */
export function FootnoteNumber({ token }: { readonly token: FootnoteRef }) {
  const prefix = use(FootnotePrefix);
  return (
    <sup id={makeRefId(prefix, token)}>
      <Link href={`#${makeNoteId(prefix, token.id)}`} aria-label={messages.footnoteLabel(token.id)}>
        {token.id}
      </Link>
    </sup>
  );
}

interface FootnoteListProps {
  readonly token: Footnotes;
  readonly render: (tokens: readonly Token[]) => ReactNode;
}

/** The footnotes of a text, each with links back to where it is referred to. */
export function FootnoteList({ token, render }: FootnoteListProps) {
  const prefix = use(FootnotePrefix);
  return (
    <section className={css.footnotes} aria-label={messages.footnotesLabel}>
      <ol>
        {token.items.map(({ label, refs, content }) => {
          const number = refs[0]?.id ?? '';
          return (
            <li key={label} id={makeNoteId(prefix, number)}>
              {render(content)}
              {refs.map((ref) => (
                <Link
                  key={ref.index}
                  href={`#${makeRefId(prefix, ref)}`}
                  aria-label={messages.backToTextLabel(number, ref.index + 1)}
                >
                  ↩
                </Link>
              ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
