import { formatPhone } from '@sewa/formatters';
import { formatDate, formatDateTime } from '@sewa/formatters/dates';
import { escapeHtml } from './html.ts';
import type { OutboxMessage } from './queries.ts';
import { renderPage } from './renderPage.ts';

const renderMessage = ({ channel, to, subject, body, at }: OutboxMessage): string =>
  `<li><p class="head"><span>${channel === 'sms' ? `Text message to ${formatPhone(to)}` : `Letter to ${escapeHtml(to)}`}</span><time datetime="${at}">${formatDate(at)}, ${formatDateTime(at).slice(11, 19)}</time></p>
${subject === null ? '' : `<p class="subject">${escapeHtml(subject)}</p>`}<p class="body">${escapeHtml(body)}</p></li>`;

/** The page of what would have been sent, newest first. */
export function renderOutboxPage(messages: readonly OutboxMessage[]): string {
  const list =
    messages.length === 0 ? '<li>Nothing has been sent yet.</li>' : messages.map(renderMessage).join('');
  return renderPage(
    '/sandbox/outbox',
    'Outbox',
    `<h1>Outbox</h1><p class="lead">Text messages and letters that would have been sent, newest first. This page reads them again every two seconds.</p><ul id="messages" aria-live="polite">${list}</ul>`,
  );
}
