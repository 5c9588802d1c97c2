import { formatDate, formatDateTime } from '@sewa/formatters/dates';
import { escapeHtml } from '../html.ts';
import * as messages from '../messages.ts';
import { renderPage } from '../renderPage.ts';
import { renderFrame, renderOptions } from '../singpass/issuerPages.ts';
import type { LinkCall } from './LinkBook.ts';
import { type LinkOutage, linkOutages } from './linkOutages.ts';

const renderFields = (sent: LinkCall['sent']): string =>
  Object.entries(sent)
    .map(([name, value]) => `${escapeHtml(name)}: ${escapeHtml(value)}`)
    .join('\n');

const renderCall = ({ call, at, sent, url }: LinkCall): string =>
  `<li><p class="head"><span>${messages.linkCallTitle[call]}</span><time datetime="${at}">${messages.messageTime(formatDate(at), formatDateTime(at).slice(11, 19))}</time></p>
${url === null ? '' : `<p class="subject"><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`}<p class="body">${renderFields(sent)}</p></li>`;

/** The page of what the link service was asked, newest first; `apiUrl` is where its double can be put out of order. */
export function renderLinksPage(calls: readonly LinkCall[], apiUrl: string): string {
  const list = calls.length === 0 ? `<li>${messages.linksEmpty}</li>` : calls.map(renderCall).join('');
  return renderPage(
    '/sandbox/links',
    messages.linksTitle,
    `<h1>${messages.linksTitle}</h1><p class="lead">${messages.linksLead} <a href="${escapeHtml(apiUrl)}/">${messages.simulateOutageLabel}</a></p><ul id="messages" aria-live="polite">${list}</ul>`,
  );
}

/** Where the sandbox's download links lead. */
export const renderAppPage = (): string =>
  renderPage(
    '/sandbox/app',
    messages.appTitle,
    `<h1>${messages.appTitle}</h1><p class="lead">${messages.appLead}</p>`,
  );

/** The page that lets the double be out of order. */
export const renderLinkOutagePage = (outage: LinkOutage, origin: string): string =>
  renderFrame(
    messages.linkServiceTitle,
    `<form method="post" action="/"><p><label for="outage">${messages.outageLabel}</label><select id="outage" name="outage">${renderOptions(linkOutages, outage)}</select></p>
<div class="actions"><button>${messages.applyOutageLabel}</button></div></form><p><a href="${escapeHtml(origin)}/sandbox/links">${messages.seeCallsLabel}</a></p>`,
  );
