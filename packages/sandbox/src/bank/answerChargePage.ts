import type { Bank } from './Bank.ts';
import type { BankClock } from './BankClock.ts';
import { planState } from './BankClock.ts';
import type { ChargeRecord } from './bankRecords.ts';
import * as messages from './messages.ts';
import { endCharge, type Moved, SILENCE_MS, settleCharge } from './moves.ts';
import { nameSite, type PageAnswer } from './PageAnswer.ts';
import { findWebhookMode, parseProblem } from './problems.ts';
import { renderPostBackPage } from './renderBankPage.ts';
import { listFacts, renderChargeDonePage, renderPayCardPage, renderPayNowPage } from './renderChargePages.ts';
import { renderConfirmPage } from './renderSetupPages.ts';
import { findTestCard } from './testCards.ts';

/** What came, where a payer paid less or twice. */
const findReceived = (step: string | null, cents: number): number =>
  step === 'pay-less' ? Math.floor(cents / 2) : step === 'pay-twice' ? 2 * cents : cents;

function payByCard(charge: ChargeRecord, clock: BankClock, form: URLSearchParams): Moved<'charge'> | null {
  const card = findTestCard(form.get('number') ?? '');
  if (!card || form.get('step') !== 'pay') return null;
  if (card.decline !== null) return endCharge(charge, 'failed', card.decline);
  return settleCharge({ ...charge, behaviour: card.behaviour }, clock);
}

function moveByForm(charge: ChargeRecord, clock: BankClock, form: URLSearchParams): Moved<'charge'> | null {
  const step = form.get('step');
  if (step === 'abandon') return endCharge(charge, 'expired', 'abandoned');
  if (charge.page === 'card') return payByCard(charge, clock, form);
  if (charge.page === '3ds') {
    if (step === 'fail-3ds') return endCharge(charge, 'failed', '3ds-failed');
    return step === 'confirm' ? settleCharge(charge, clock, { isConfirmed: true }) : null;
  }
  if (step === 'expire') return endCharge(charge, 'expired', 'time-out');
  if (step !== 'pay' && step !== 'pay-less' && step !== 'pay-twice') return null;
  return settleCharge(charge, clock, { receivedCents: findReceived(step, charge.cents) });
}

/** Where the payer chose so, the money takes half a minute. */
const delay = (charge: ChargeRecord, clock: BankClock): ChargeRecord =>
  charge.state === 'succeeded'
    ? { ...charge, state: 'processing', receivedCents: 0, next: planState(clock, SILENCE_MS, 'succeeded') }
    : charge;

async function showCharge(bank: Bank, ref: string, charge: ChargeRecord, hasError: boolean): Promise<string> {
  const site = nameSite(charge.returnUrl);
  const found = await bank.store.find('payee', charge.payee);
  const payee = found ? messages.accountOf(found.bank, found.masked) : '';
  if (charge.state !== 'needs-action') return renderChargeDonePage(charge, site, payee);
  if (charge.page === 'card') return renderPayCardPage(charge, { site, payee, hasError });
  return charge.page === 'paynow'
    ? renderPayNowPage(ref, charge, { site, payee })
    : renderConfirmPage(charge.returnUrl, site, listFacts(charge, payee));
}

/** Answers the page of a charge; null if the bank doesn't know it. */
export async function answerChargePage(
  bank: Bank,
  ref: string,
  form: URLSearchParams | null,
): Promise<PageAnswer | null> {
  const found = await bank.look('charge', ref);
  if (!found) return null;
  if (!form) return { html: await showCharge(bank, ref, found, false) };
  const problem = parseProblem(form.get('problem'));
  const changed = await bank.change('charge', ref, (charge) => {
    if (charge.state !== 'needs-action') return null;
    const webhooks = findWebhookMode(problem) ?? charge.webhooks;
    const moved = moveByForm({ ...charge, webhooks }, bank.clock, form);
    return moved && problem === 'slow' ? { content: delay(moved.content, bank.clock) } : moved;
  });
  if (!changed) return null;
  const { content, hasMoved } = changed;
  if (!hasMoved) return { html: await showCharge(bank, ref, content, form.has('number')) };
  if (content.state === 'needs-action') return { to: `/pay?ref=${encodeURIComponent(ref)}` };
  if (problem === 'post')
    return { html: renderPostBackPage(content.returnUrl, ref, nameSite(content.returnUrl)) };
  return { to: content.returnUrl };
}
