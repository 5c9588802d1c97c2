import { formatDate, formatDateTime } from '@sewa/formatters/dates';
import { escapeHtml } from '../html.ts';
import { renderPage } from '../renderPage.ts';
import { renderFrame, renderOptions } from '../singpass/issuerPages.ts';
import type { LinkCall } from './LinkBook.ts';
import { type LinkOutage, linkOutages } from './linkOutages.ts';

const titles: Readonly<Record<LinkCall['call'], string>> = {
  open: 'A page asked what its link carries',
  link: 'A link was made',
  follow: 'A link was followed',
};

const renderFields = (sent: LinkCall['sent']): string =>
  Object.entries(sent)
    .map(([name, value]) => `${escapeHtml(name)}: ${escapeHtml(value)}`)
    .join('\n');

const renderCall = ({ call, at, sent, url }: LinkCall): string =>
  `<li><p class="head"><span>${titles[call]}</span><time datetime="${at}">${formatDate(at)}, ${formatDateTime(at).slice(11, 19)}</time></p>
${url === null ? '' : `<p class="subject"><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`}<p class="body">${renderFields(sent)}</p></li>`;

/** The page of what the link service was asked, newest first; `apiUrl` is where its double can be put out of order. */
export function renderLinksPage(calls: readonly LinkCall[], apiUrl: string): string {
  const list =
    calls.length === 0 ? '<li>The link service was not asked yet.</li>' : calls.map(renderCall).join('');
  return renderPage(
    '/sandbox/links',
    'Links',
    `<h1>Links</h1><p class="lead">What the link service would have been asked, newest first, and the links it made here: they work on this machine until the process ends. This page reads them again every two seconds. <a href="${escapeHtml(apiUrl)}/">Let the link service be down</a></p><ul id="messages" aria-live="polite">${list}</ul>`,
  );
}

/** Where the sandbox's download links lead. */
export const renderAppPage = (): string =>
  renderPage(
    '/sandbox/app',
    'The app',
    '<h1>The app</h1><p class="lead">Here somebody would be given the mobile app. In the sandbox there is none.</p>',
  );

/** The page that lets the double be out of order. */
export const renderLinkOutagePage = (outage: LinkOutage, origin: string): string =>
  renderFrame(
    'The link service',
    `<form method="post" action="/"><p><label for="outage">State</label><select id="outage" name="outage">${renderOptions(linkOutages, outage)}</select></p>
<div class="actions"><button>Set</button></div></form><p><a href="${escapeHtml(origin)}/sandbox/links">What it was asked</a></p>`,
  );
