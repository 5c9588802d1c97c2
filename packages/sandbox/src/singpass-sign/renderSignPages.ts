import { escapeHtml } from '../html.ts';
import { type Outage, outages } from '../singpass/failures.ts';
import { renderFrame, renderOptions } from '../singpass/issuerPages.ts';
import * as messages from './messages.ts';
import type { DeskSigner, SignRecord } from './SignDesk.ts';
import { signers } from './SignDesk.ts';
import { type SignFailure, signFailures } from './signFailures.ts';

const hide = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

const renderSteps = (steps: readonly (readonly [step: string, label: string])[]) =>
  `<div class="actions">${steps.map(([step, label]) => `<button name="step" value="${step}">${label}</button>`).join('')}</div>`;

/** The page that asks who somebody is, and what shall go wrong. */
export function renderChoosePage({ id, documentName }: SignRecord, site: string): string {
  const people = signers
    .map(
      ({ persona: { subject, label, note } }, index) =>
        `<label><input type="radio" name="subject" value="${subject}"${index === 0 ? ' checked' : ''}><span>${escapeHtml(label)}<span>${escapeHtml(note)}</span></span></label>`,
    )
    .join('');
  return renderFrame(
    messages.chooseTitle,
    `<p class="lead">${escapeHtml(messages.chooseLead(site, documentName))}</p>
<form method="post" action="/sign">${hide('request_id', id)}<fieldset><legend>${messages.personLegend}</legend>${people}</fieldset>
<p><label for="fault">${messages.failureLabel}</label><select id="fault" name="fault">${renderOptions(signFailures, '')}</select></p>
${renderSteps([
  ['open', messages.continueLabel],
  ['cancel', messages.cancelLabel],
])}</form>
<p><a href="/">${messages.simulateOutageLabel}</a></p>`,
  );
}

/** The page on which somebody reads and signs. */
export const renderReadPage = (
  { id, documentName }: SignRecord,
  { name, persona }: DeskSigner,
  failure: SignFailure,
): string =>
  renderFrame(
    messages.signTitle,
    `<p class="lead">${escapeHtml(messages.signLead(name))}</p>
<p><a href="/read?request_id=${encodeURIComponent(id)}">${escapeHtml(messages.readLabel(documentName))}</a></p>
<form method="post" action="/sign">${hide('request_id', id)}${hide('subject', persona.subject)}${hide('fault', failure)}${renderSteps(
      [
        ['sign', messages.signLabel],
        ['cancel', messages.cancelLabel],
      ],
    )}</form>`,
  );

/** The page of a request that nobody can sign any more. */
export const renderOverPage = (returnUrl: string, site: string): string =>
  renderFrame(
    messages.overTitle,
    `<p class="lead">${messages.overLead}</p><p><a href="${escapeHtml(returnUrl)}">${escapeHtml(messages.backLabel(site))}</a></p>`,
  );

/** The page that lets the whole service be out of order. */
export const renderServicePage = (outage: Outage): string =>
  renderFrame(
    messages.serviceTitle,
    `<form method="post" action="/"><p><label for="outage">${messages.outageLabel}</label><select id="outage" name="outage">${renderOptions(outages, outage)}</select></p>
<div class="actions"><button>${messages.applyOutageLabel}</button></div></form>`,
  );
