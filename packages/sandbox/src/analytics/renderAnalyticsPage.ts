import { formatDate, formatDateTime } from '@sewa/formatters/dates';
import { escapeHtml } from '../html.ts';
import * as messages from '../messages.ts';
import { renderPage } from '../renderPage.ts';
import { renderFrame, renderOptions } from '../singpass/issuerPages.ts';
import type { AnalyticsEvent, TagRequest } from './AnalyticsBook.ts';
import { type AnalyticsOutage, analyticsOutages } from './analyticsOutages.ts';

const renderHead = (title: string, at: string): string =>
  `<p class="head"><span>${escapeHtml(title)}</span><time datetime="${at}">${messages.messageTime(formatDate(at), formatDateTime(at).slice(11, 19))}</time></p>`;

const renderEvent = ({ at, name, page, visitor, experiment, variant }: AnalyticsEvent): string =>
  `<li>${renderHead(name, at)}<p class="body">${[
    page,
    messages.visitorNote(visitor),
    ...(experiment === undefined ? [] : [messages.variantNote(experiment, variant ?? '')]),
  ]
    .map(escapeHtml)
    .join('\n')}</p></li>`;

const renderTag = ({ call, at, id, page }: TagRequest): string =>
  `<li>${renderHead(messages.tagCallTitle[call], at)}<p class="body">${escapeHtml([id, page ?? ''].join(' '))}</p></li>`;

/** The page of what the analytics service and the tag manager got, newest first; `apiUrl` is where the double can be put out of order. */
export function renderAnalyticsPage(
  events: readonly AnalyticsEvent[],
  tags: readonly TagRequest[],
  apiUrl: string,
): string {
  const eventList = events.map(renderEvent).join('') || `<li>${messages.analyticsEmpty}</li>`;
  const tagList = tags.map(renderTag).join('') || `<li>${messages.tagsEmpty}</li>`;
  return renderPage(
    '/sandbox/analytics',
    messages.analyticsTitle,
    `<h1>${messages.analyticsTitle}</h1><p class="lead">${messages.analyticsLead} <a href="${escapeHtml(apiUrl)}/">${messages.simulateOutageLabel}</a></p>
<ul id="messages" aria-live="polite">${eventList}</ul><h2>${messages.tagsTitle}</h2><ul>${tagList}</ul>`,
  );
}

/** The page that lets the double be out of order. */
export const renderAnalyticsOutagePage = (outage: AnalyticsOutage, origin: string): string =>
  renderFrame(
    messages.analyticsServiceTitle,
    `<form method="post" action="/"><p><label for="outage">${messages.outageLabel}</label><select id="outage" name="outage">${renderOptions(analyticsOutages, outage)}</select></p>
<div class="actions"><button>${messages.applyOutageLabel}</button></div></form><p><a href="${escapeHtml(origin)}/sandbox/analytics">${messages.seeEventsLabel}</a></p>`,
  );
