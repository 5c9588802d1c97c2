import { Link } from '@sewa/ui';
import type { MarkedToken, Token } from 'marked';
import { FootnoteNumber, isFootnoteRef } from './Footnotes.tsx';
import { findSafeHref } from './findSafeHref.ts';
import { TaskMark } from './TaskMark.tsx';

function ArticleLink({ token }: { readonly token: Extract<MarkedToken, { type: 'link' }> }) {
  const words = <Inline tokens={token.tokens} />;
  const target = findSafeHref(token.href);
  if (!target) return words;
  return (
    <Link href={target.href} {...(target.isExternal ? { rel: 'noopener' } : {})}>
      {words}
    </Link>
  );
}

function InlineToken({ token: given }: { readonly token: Token }) {
  if (isFootnoteRef(given)) return <FootnoteNumber token={given} />;
  // No other extension adds tokens of its own.
  const token = given as MarkedToken;
  switch (token.type) {
    case 'strong':
      return (
        <strong>
          <Inline tokens={token.tokens} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Inline tokens={token.tokens} />
        </em>
      );
    case 'del':
      return (
        <del>
          <Inline tokens={token.tokens} />
        </del>
      );
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'checkbox':
      return <TaskMark isDone={token.checked} />;
    case 'link':
      return <ArticleLink token={token} />;
    // Pictures are no part of a text: their words stand for them.
    case 'image':
    case 'escape':
      return token.text;
    case 'text':
      return token.tokens ? <Inline tokens={token.tokens} /> : token.text;
    default:
      return token.raw;
  }
}

/** A line of an article; HTML in it is shown as text. */
export function Inline({ tokens }: { readonly tokens: readonly Token[] }) {
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity but their place
    <InlineToken key={index} token={token} />
  ));
}
