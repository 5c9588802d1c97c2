import { createHash } from 'node:crypto';
import { escapeHtml } from './html.ts';
import * as messages from './messages.ts';
import { sandboxScript } from './sandboxScript.ts';
import { sandboxStyle } from './sandboxStyle.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = [
  "default-src 'none'",
  `style-src ${hash(sandboxStyle)}`,
  `script-src ${hash(sandboxScript)}`,
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every page of the sandbox. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
} as const;

/** Headers of a letter in a frame of the outbox: it has its own styles and pictures, but runs nothing. */
export const mailHeaders = {
  ...pageHeaders,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
} as const;

const links = [
  { path: '/sandbox', label: messages.peopleLabel },
  { path: '/sandbox/outbox', label: messages.outboxLabel },
  { path: '/sandbox/links', label: messages.linksLabel },
  { path: '/sandbox/payments', label: messages.paymentsLabel },
  { path: '/sandbox/analytics', label: messages.analyticsLabel },
] as const;

/** One page of the sandbox around its content, which is HTML already. */
export function renderPage(path: string, title: string, content: string): string {
  const nav = links
    .map(({ path: to, label }) => `<a href="${to}"${to === path ? ' aria-current="page"' : ''}>${label}</a>`)
    .join('');
  return `<!doctype html><html lang="en-SG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(messages.pageTitle(title))}</title><style>${sandboxStyle}</style></head><body>
<header><div class="note"><p>${messages.sandboxNotice}</p></div>
<nav aria-label="${messages.navLabel}"><a class="name" href="/">${messages.siteLabel}</a>${nav}</nav></header>
<main>${content}<p id="told" role="status"></p></main><script>${sandboxScript}</script></body></html>`;
}
