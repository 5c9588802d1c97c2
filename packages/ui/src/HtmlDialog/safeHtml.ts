import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';

const allowedTags = new Set(
  'a b blockquote br code dd dl dt em h3 h4 h5 h6 hr i li ol p pre s small span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  ),
);
const droppedWithContent = new Set(
  'applet audio base button canvas embed form frame frameset iframe input link math meta noembed noframes noscript object option plaintext script select source style svg template textarea title track video xmp'.split(
    ' ',
  ),
);
const voidTags = new Set(['br', 'hr']);
const allowedProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const DEEPEST = 100;

interface HtmlPolicy {
  createHTML: (html: string) => string;
}
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy };
};
// Where the page demands Trusted Types, even a parser that runs nothing takes HTML of a named policy only.
const policy = trustedTypes?.createPolicy('sewa-ui-html', { createHTML: (html) => html });

function safeHref(anchor: Element): string | undefined {
  const href = anchor.getAttribute('href');
  if (href === null) return undefined;
  try {
    return allowedProtocols.has(new URL(href, document.baseURI).protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

function convertAll(nodes: NodeListOf<ChildNode>, depth: number): ReactNode[] {
  return Array.from(nodes, (node, index) => convert(node, index, depth));
}

function convert(node: ChildNode, key: number, depth: number): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || depth > DEEPEST) return null;
  const tag = node.localName;
  if (droppedWithContent.has(tag) || node.namespaceURI !== 'http://www.w3.org/1999/xhtml') return null;
  if (voidTags.has(tag)) return createElement(tag, { key });
  const children = convertAll(node.childNodes, depth + 1);
  if (!allowedTags.has(tag)) return createElement(Fragment, { key }, ...children);
  const href = tag === 'a' ? safeHref(node) : undefined;
  if (href !== undefined) return createElement(Link, { key, href, rel: 'noopener noreferrer' }, ...children);
  return createElement(tag, { key }, ...children);
}

/** Turns HTML from outside into elements of an allow-list, with links to http, https, mail and telephone only; parsed in a document that runs nothing. */
export function safeHtml(html: string): ReactNode {
  const parsed = new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
  return createElement(Fragment, null, ...convertAll(parsed.body.childNodes, 0));
}
