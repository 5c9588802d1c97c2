import { formatPhone } from '@sewa/formatters';
import { formatDate, formatDateTime } from '@sewa/formatters/dates';
import { escapeHtml } from './html.ts';
import * as messages from './messages.ts';
import type { OutboxMessage } from './queries.ts';
import { renderPage } from './renderPage.ts';

/** What a message says: a letter as mail programs show it, with its plain text folded; a text message as it is. */
function renderBody({ id, subject, body, html }: OutboxMessage): string {
  const text = `<p class="body">${escapeHtml(body)}</p>`;
  if (html === null) return text;
  const title = escapeHtml(messages.mailTitle(subject ?? ''));
  return `<iframe src="/sandbox/outbox/${id}" title="${title}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy"></iframe><details><summary>${messages.plainTextLabel}</summary>${text}</details>`;
}

const renderMessage = (message: OutboxMessage): string => {
  const { channel, to, subject, at } = message;
  return `<li><p class="head"><span>${channel === 'sms' ? messages.textMessageTo(formatPhone(to)) : messages.emailTo(escapeHtml(to))}</span><time datetime="${at}">${messages.messageTime(formatDate(at), formatDateTime(at).slice(11, 19))}</time></p>
${subject === null ? '' : `<p class="subject">${escapeHtml(subject)}</p>`}${renderBody(message)}</li>`;
};

/** The page of what would have been sent, newest first. */
export function renderOutboxPage(sent: readonly OutboxMessage[]): string {
  const list = sent.length === 0 ? `<li>${messages.outboxEmpty}</li>` : sent.map(renderMessage).join('');
  return renderPage(
    '/sandbox/outbox',
    messages.outboxTitle,
    `<h1>${messages.outboxTitle}</h1><p class="lead">${messages.outboxLead}</p><ul id="messages" aria-live="polite">${list}</ul>`,
  );
}
