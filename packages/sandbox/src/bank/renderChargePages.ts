import { formatMoney } from '@sewa/formatters';
import { renderSVG } from 'uqr';
import { escapeHtml } from '../html.ts';
import type { ChargeRecord } from './bankRecords.ts';
import * as messages from './messages.ts';
import { renderBankPage, renderFacts, renderProblems, renderSteps, renderWayBack } from './renderBankPage.ts';
import { renderCardForm } from './renderSetupPages.ts';

/** What is paid, and to whom. */
export const listFacts = (
  { cents }: Pick<ChargeRecord, 'cents'>,
  payee: string,
): (readonly [string, string])[] => [
  [messages.amountLabel, formatMoney(cents)],
  [messages.payeeLabel, payee],
];

/** The page on which a card is typed in to pay once. */
export const renderPayCardPage = (
  charge: ChargeRecord,
  { site, payee, hasError }: { site: string; payee: string; hasError: boolean },
): string =>
  renderBankPage(
    messages.payByCardTitle,
    `<p class="lead">${escapeHtml(messages.cardLead(site))}</p>${renderFacts(listFacts(charge, payee))}${renderCardForm('pay', messages.payLabel(formatMoney(charge.cents)), hasError)}${renderWayBack(charge.returnUrl, messages.leaveLabel(site))}`,
  );

/** The page with the QR code of PayNow. */
export function renderPayNowPage(
  ref: string,
  charge: ChargeRecord,
  { site, payee }: { site: string; payee: string },
): string {
  const code = renderSVG(`PAYNOW SANDBOX ${ref}`, { border: 1 });
  return renderBankPage(
    messages.payNowTitle,
    `<p class="lead">${escapeHtml(messages.payNowLead(site))}</p>${renderFacts(listFacts(charge, payee))}
<div class="qr" role="img" aria-label="${messages.payNowCodeLabel}">${code}</div>
<form method="post">${renderProblems()}${renderSteps([
      { step: 'pay', label: messages.payLabel(formatMoney(charge.cents)) },
      { step: 'pay-less', label: messages.payLessLabel(formatMoney(Math.floor(charge.cents / 2))) },
      { step: 'pay-twice', label: messages.payTwiceLabel },
      { step: 'expire', label: messages.letExpireLabel },
    ])}</form>${renderWayBack(charge.returnUrl, messages.leaveLabel(site))}`,
  );
}

/** The page of a charge that was answered. */
export const renderChargeDonePage = (charge: ChargeRecord, site: string, payee: string): string =>
  renderBankPage(
    messages.answeredTitle,
    `${renderFacts([...listFacts(charge, payee), [messages.statusLabel, messages.chargeStateLabel[charge.state]]])}${renderWayBack(charge.returnUrl, messages.backToSiteLabel(site))}`,
  );
