import { findDay } from '@sewa/formatters';
import type { Bank } from './Bank.ts';
import { DAY_MS } from './BankClock.ts';
import type { Approval, SetupRecord } from './bankRecords.ts';
import { activateLater, activateSetup, awaitApprover, endSetup, isSetupOpen, type Moved } from './moves.ts';
import { nameSite, type PageAnswer } from './PageAnswer.ts';
import { findWebhookMode, parseProblem } from './problems.ts';
import { renderPostBackPage } from './renderBankPage.ts';
import {
  renderApproverPage,
  renderConfirmPage,
  renderEGiroPage,
  renderSaveCardPage,
  renderSetupDonePage,
} from './renderSetupPages.ts';
import { endMandate, findRejection } from './setups.ts';
import { findTestCard } from './testCards.ts';

const LIMIT_CENTS = 100_000;
const END_DAYS = 60;

const accountBehaviours = { '6789': 'ok', '0002': 'insufficient-funds', '0013': 'account-closed' } as const;

/** What the payer chose on the bank's page. */
function parseApproval(form: URLSearchParams, now: Date): Approval {
  const account = form.get('account') ?? '';
  const terms = form.get('terms');
  const end = Object.hasOwn(accountBehaviours, account)
    ? (account as keyof typeof accountBehaviours)
    : '6789';
  return {
    masked: `ending ${end}`,
    limitCents: terms === 'limit' ? LIMIT_CENTS : null,
    endsOn: terms === 'end' ? findDay(now.getTime() + END_DAYS * DAY_MS) : null,
    behaviour: accountBehaviours[end],
  };
}

/** A card that was typed in: declined, or to be confirmed by 3DS. */
function takeCard(setup: SetupRecord, typed: string): Moved<'setup'> | null {
  const card = findTestCard(typed);
  if (!card) return null;
  if (card.decline !== null) return endSetup(setup, 'rejected', findRejection(setup));
  const approval = {
    masked: `ending ${card.number.slice(-4)}`,
    limitCents: null,
    endsOn: null,
    behaviour: card.behaviour,
  };
  return { content: { ...setup, approval } };
}

function moveByForm(
  { clock }: Bank,
  ref: string,
  setup: SetupRecord,
  form: URLSearchParams,
): Moved<'setup'> | null {
  const step = form.get('step');
  const isCard = setup.kind === 'card';
  if (step === 'abandon') return endSetup(setup, 'abandoned', null);
  if (step === 'reject') return endSetup(setup, 'rejected', 'rejected-by-payer');
  if (isCard && step === 'save') return takeCard(setup, form.get('number') ?? '');
  if (isCard && setup.approval === null) return null;
  if (step === 'fail-3ds') return endSetup(setup, 'rejected', '3ds-failed');
  const approval = setup.approval ?? parseApproval(form, clock.now());
  if (step === 'send' && setup.segment === 'corporate') return awaitApprover(setup, approval, clock);
  if (step !== 'approve' && step !== 'confirm') return null;
  return form.get('problem') === 'slow'
    ? activateLater(setup, approval, clock)
    : activateSetup(ref, setup, approval);
}

async function showSetup(bank: Bank, ref: string, setup: SetupRecord, hasError: boolean): Promise<string> {
  const site = nameSite(setup.returnUrl);
  if (setup.state === 'processing' && setup.segment === 'corporate') return renderApproverPage(setup, site);
  if (setup.state !== 'pending') {
    const mandate = setup.state === 'active' ? await bank.look('mandate', ref) : null;
    return renderSetupDonePage(setup, site, mandate?.state === 'active');
  }
  if (setup.kind === 'egiro') return renderEGiroPage(setup, site);
  return setup.approval === null
    ? renderSaveCardPage(setup, site, hasError)
    : renderConfirmPage(setup.returnUrl, site, []);
}

/** Answers the page of a setup; null if the bank doesn't know it. */
export async function answerSetupPage(
  bank: Bank,
  ref: string,
  form: URLSearchParams | null,
): Promise<PageAnswer | null> {
  const found = await bank.look('setup', ref);
  if (!found) return null;
  if (!form) return { html: await showSetup(bank, ref, found, false) };
  if (form.get('step') === 'cancel-mandate') await endMandate(bank, ref);
  const problem = parseProblem(form.get('problem'));
  const changed = await bank.change('setup', ref, (setup) => {
    if (!isSetupOpen(setup)) return null;
    const webhooks = findWebhookMode(problem) ?? setup.webhooks;
    return moveByForm(bank, ref, { ...setup, webhooks }, form);
  });
  if (!changed) return null;
  const { content, hasMoved } = changed;
  if (!hasMoved) return { html: await showSetup(bank, ref, content, form.has('number')) };
  if (content.state === 'pending') return { to: `/setup?ref=${encodeURIComponent(ref)}` };
  if (problem === 'post')
    return { html: renderPostBackPage(content.returnUrl, ref, nameSite(content.returnUrl)) };
  return { to: content.returnUrl };
}
