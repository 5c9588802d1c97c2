import { product } from '@sewa/paths';
import { escapeHtml } from '../html.ts';
import type { DemoSite } from './DemoSite.ts';
import { type DemoPage, demoPages } from './demoPages.ts';
import * as messages from './messages.ts';

const renderLink = (to: string, label: string, isCurrent: boolean): string =>
  `<a href="${escapeHtml(to)}"${isCurrent ? ' aria-current="page"' : ''}>${label}</a>`;

const renderNav = ({ origin, unlistedOrigin }: DemoSite, current: DemoPage | null): string => {
  const links = Object.entries(demoPages).map(([path, page]) =>
    renderLink(`${origin}${path}`, page.label, page === current),
  );
  const unlisted = renderLink(
    `${unlistedOrigin}/unlisted`,
    messages.unlistedLabel,
    current?.label === messages.unlistedLabel,
  );
  return `<nav aria-label="${messages.navLabel}"><a class="name" href="${escapeHtml(origin)}/">${messages.siteName}</a>${links.join('')}${unlisted}</nav>`;
};

function renderDocument(
  site: DemoSite,
  current: DemoPage | null,
  { title, content, style = 'site.css' }: { title: string; content: string; style?: string },
): string {
  return `<!doctype html><html lang="en-SG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(messages.pageTitle(title))}</title><link rel="icon" href="/files/harbour.svg"><link rel="stylesheet" href="/files/${style}"><script defer src="/files/site.js"></script></head><body>
<header><p class="note">${escapeHtml(messages.sandboxNote(product.name))}</p>${renderNav(site, current)}</header>
<main>${content}</main><footer>${messages.footerNote}</footer></body></html>`;
}

/** A page of the invented partner as HTML. */
export function renderDemoPage(site: DemoSite, page: DemoPage): string {
  const { title, lead, renderContent, hasOwnLook = true } = page;
  return renderDocument(site, page, {
    title,
    content: `<div class="hero"><h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(lead)}</p></div>${renderContent(site)}`,
    ...(hasOwnLook ? {} : { style: 'unset.css' }),
  });
}

/** The page where there is nothing. */
export const renderNotFound = (site: DemoSite): string =>
  renderDocument(site, null, {
    title: messages.notFoundTitle,
    content: `<h1>${messages.notFoundTitle}</h1><p>${messages.notFoundLead}</p>`,
  });

/** The document of the hostile frame, which counts what it has posted. */
export const renderHostileFrame =
  (): string => `<!doctype html><html lang="en-SG"><head><meta charset="utf-8"><title>${messages.hostileFrameTitle}</title><link rel="stylesheet" href="/files/site.css"><script defer src="/files/hostile.js"></script></head><body><main class="attacker">
<h1>${messages.hostileFrameTitle}</h1><p><output data-sent>0</output> ${messages.messagesSent}</p></main></body></html>`;
