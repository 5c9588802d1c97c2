import { escapeHtml } from '../html.ts';
import type { SetupRecord } from './bankRecords.ts';
import * as messages from './messages.ts';
import {
  renderBankPage,
  renderFacts,
  renderProblems,
  renderRadios,
  renderSteps,
  renderWayBack,
} from './renderBankPage.ts';
import { formatCardNumber, testCards } from './testCards.ts';

const accounts = Object.entries(messages.testAccountLabel).map(([end, { label, note }]) => ({
  value: end,
  label: messages.accountEnd(label, end),
  note,
}));
const terms = Object.entries(messages.termsLabel).map(([value, label]) => ({ value, label }));

/** The page of a bank on which a payer approves eGIRO. */
export const renderEGiroPage = ({ bank, segment, returnUrl }: SetupRecord, site: string): string =>
  renderBankPage(
    messages.eGiroTitle(bank ?? ''),
    `<p class="lead">${escapeHtml(messages.eGiroLead(site))}</p>
<form method="post">${renderRadios('account', messages.accountLegend, accounts)}${renderRadios('terms', messages.termsLegend, terms)}${renderProblems()}${renderSteps(
      [
        { step: 'approve', label: messages.approveLabel },
        ...(segment === 'corporate' ? [{ step: 'send', label: messages.sendToApproverLabel }] : []),
        { step: 'reject', label: messages.rejectLabel },
        { step: 'abandon', label: messages.cancelLabel },
      ],
    )}</form>${renderWayBack(returnUrl, messages.leaveLabel(site))}`,
  );

/** The page on which an approver of a company answers. */
export const renderApproverPage = ({ bank }: SetupRecord, site: string): string =>
  renderBankPage(
    messages.approverTitle(bank ?? ''),
    `<p class="lead">${escapeHtml(messages.approverLead(site))}</p>
<form method="post">${renderSteps([
      { step: 'approve', label: messages.approveLabel },
      { step: 'reject', label: messages.rejectLabel },
    ])}</form>`,
  );

/** The field of a card number, and the numbers it takes. */
export function renderCardForm(step: string, label: string, hasError: boolean): string {
  const error = hasError ? `<p class="error" id="number-error">${messages.unknownCard}</p>` : '';
  const described = hasError ? ' aria-invalid="true" aria-describedby="number-error" autofocus' : '';
  const numbers = testCards
    .map(({ number, label: what }) => `<tr><td>${formatCardNumber(number)}</td><td>${what}</td></tr>`)
    .join('');
  return `<form method="post"><div class="field"><label for="number">${messages.cardNumberLabel}</label><input type="text" id="number" name="number" inputmode="numeric" autocomplete="off"${described}>${error}</div>${renderProblems()}${renderSteps(
    [
      { step, label },
      { step: 'abandon', label: messages.cancelLabel },
    ],
  )}</form><h2 id="numbers">${messages.testCardsTitle}</h2><table aria-labelledby="numbers">${numbers}</table>`;
}

/** The page on which a card is saved. */
export const renderSaveCardPage = ({ returnUrl }: SetupRecord, site: string, hasError: boolean): string =>
  renderBankPage(
    messages.saveCardTitle,
    `<p class="lead">${escapeHtml(messages.cardLead(site))}</p>${renderCardForm('save', messages.saveCardLabel, hasError)}${renderWayBack(returnUrl, messages.leaveLabel(site))}`,
  );

/** The page on which a payer confirms by 3DS; `facts` is what. */
export const renderConfirmPage = (
  returnUrl: string,
  site: string,
  facts: readonly (readonly [string, string])[],
): string =>
  renderBankPage(
    messages.confirmTitle,
    `<p class="lead">${escapeHtml(messages.confirmLead(site))}</p>${facts.length === 0 ? '' : renderFacts(facts)}
<form method="post">${renderProblems()}${renderSteps([
      { step: 'confirm', label: messages.confirmLabel },
      { step: 'fail-3ds', label: messages.failConfirmLabel },
    ])}</form>${renderWayBack(returnUrl, messages.leaveLabel(site))}`,
  );

/** The page of a setup that was answered; a payer can cancel what they approved. */
export const renderSetupDonePage = (
  { state, returnUrl }: SetupRecord,
  site: string,
  isMandateLive: boolean,
): string =>
  renderBankPage(
    messages.answeredTitle,
    `${renderFacts([
      [
        messages.statusLabel,
        state === 'active' && !isMandateLive ? messages.mandateEndedLabel : messages.setupStateLabel[state],
      ],
    ])}${
      isMandateLive
        ? `<form method="post">${renderSteps([{ step: 'cancel-mandate', label: messages.cancelMandateLabel }], { isPlain: true })}</form>`
        : ''
    }${renderWayBack(returnUrl, messages.backToSiteLabel(site))}`,
  );
