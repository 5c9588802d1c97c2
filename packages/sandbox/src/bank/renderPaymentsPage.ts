import { formatMoney } from '@sewa/formatters';
import { escapeHtml } from '../html.ts';
import { renderPage } from '../renderPage.ts';
import type { BankRow, StoredWebhook } from './BankStore.ts';
import type { Control } from './controlPayment.ts';
import type { SandboxPayment } from './listPayments.ts';
import * as messages from './messages.ts';

/** What the page shows. */
export interface PaymentsView {
  readonly bankUrl: string;
  readonly charges: readonly SandboxPayment[];
  readonly setups: readonly BankRow<'setup'>[];
  readonly webhooks: readonly StoredWebhook[];
}

/** Forms of control; the site answers them with nothing, and the page reads itself again. */
const renderControls = (ref: string, controls: readonly Control[]): string =>
  controls.length === 0
    ? ''
    : `<div class="controls">${controls
        .map(
          (control) =>
            `<form method="post" action="/sandbox/payments/${encodeURIComponent(ref)}/${control}"><button>${messages.controlLabel[control]}</button></form>`,
        )
        .join('')}</div>`;

const renderBankLink = (url: string): string =>
  `<p class="body"><a href="${escapeHtml(url)}">${messages.openAtBankLabel}</a></p>`;

const findChargeControls = (state: SandboxPayment['state']): readonly Control[] =>
  state === 'processing' || state === 'needs-action'
    ? ['succeed', 'fail', 'abandon']
    : state === 'succeeded' || state === 'disputed'
      ? ['return']
      : [];

const renderCharge = (
  { ref, kind, cents, state, charged, refunded }: SandboxPayment,
  bankUrl: string,
): string =>
  `<li><p class="head"><span>${messages.kindLabel[kind]}, ${messages.chargeStateLabel[state]}</span><span>${escapeHtml(ref)}</span></p>
<p class="subject">${formatMoney(cents)}</p><p class="body">${messages.chargeSums(formatMoney(charged), formatMoney(refunded))}</p>
${renderBankLink(`${bankUrl}/pay?ref=${encodeURIComponent(ref)}`)}${renderControls(ref, findChargeControls(state))}</li>`;

const renderSetup = ({ ref, content: { kind, bank, state } }: BankRow<'setup'>, bankUrl: string): string =>
  `<li><p class="head"><span>${messages.kindLabel[kind]}${bank === null ? '' : `, ${escapeHtml(bank)}`}, ${messages.setupStateLabel[state]}</span><span>${escapeHtml(ref)}</span></p>
${renderBankLink(`${bankUrl}/setup?ref=${encodeURIComponent(ref)}`)}${renderControls(ref, state === 'pending' || state === 'processing' ? ['approve', 'reject', 'abandon'] : [])}</li>`;

const renderWebhook = ({ body, tries }: StoredWebhook): string =>
  `<li><p class="head"><span>${messages.tries(tries)}</span></p><p class="body">${escapeHtml(body)}</p></li>`;

const renderList = (title: string, items: readonly string[]): string =>
  `<h2>${title}</h2><ul>${items.length === 0 ? `<li>${messages.nothingYet}</li>` : items.join('')}</ul>`;

/** The page of what the bank has: charges, setups and webhooks. */
export function renderPaymentsPage({ bankUrl, charges, setups, webhooks }: PaymentsView): string {
  const outcomes = messages.outcomeLabels.map(
    ([cents, label]) => `<li><strong>${cents}</strong> ${label}</li>`,
  );
  return renderPage(
    '/sandbox/payments',
    messages.paymentsTitle,
    `<h1>${messages.paymentsTitle}</h1><p class="lead">${messages.paymentsLead}</p>
<p class="links"><a href="${escapeHtml(bankUrl)}/">${messages.bankLinkLabel}</a> <a href="${escapeHtml(bankUrl)}/partner">${messages.partnerLinkLabel}</a></p>
<h2>${messages.outcomesTitle}</h2><ul class="outcomes">${outcomes.join('')}</ul><div id="messages">${renderList(
      messages.chargesTitle,
      charges.map((charge) => renderCharge(charge, bankUrl)),
    )}${renderList(
      messages.setupsTitle,
      setups.map((setup) => renderSetup(setup, bankUrl)),
    )}${renderList(messages.webhooksTitle, webhooks.map(renderWebhook))}</div>`,
  );
}
