import { createHash } from 'node:crypto';
import { escapeHtml } from '../html.ts';
import * as messages from '../messages.ts';
import { sandboxStyle } from '../sandboxStyle.ts';
import { type Outage, outages, returnFailures } from './failures.ts';
import { personas } from './personas.ts';

const style = `${sandboxStyle}
main{max-inline-size:40rem}
fieldset{margin:1.5rem 0;padding:0;border:0}legend{padding:0;font-weight:600}
label{display:flex;gap:.75rem;align-items:center;min-block-size:2.75rem}
label span span{display:block;font-size:.875em;opacity:.8}
select{min-block-size:2.75rem;max-inline-size:100%;font:inherit}
.actions{display:flex;flex-wrap:wrap;gap:.75rem}
`;

/** Headers of the issuer's pages; their forms end at the site that sent the person here. */
export const makeIssuerHeaders = (site: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    'img-src data:',
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    `form-action 'self' ${site}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
});

/** A page of a double that runs beside the site, around its content, which is HTML already. */
export function renderFrame(title: string, content: string): string {
  return `<!doctype html><html lang="en-SG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(messages.pageTitle(title))}</title><style>${style}</style></head><body>
<header><div class="note"><p>${messages.doubleNotice}</p></div></header>
<main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
}

/** The choices of a list, one of them chosen. */
export const renderOptions = (options: readonly { name: string; label: string }[], chosen: string): string =>
  options
    .map(
      ({ name, label }) =>
        `<option value="${name}"${name === chosen ? ' selected' : ''}>${escapeHtml(label)}</option>`,
    )
    .join('');

/** The page that asks who somebody is, and what shall go wrong. */
export function renderChoicePage(action: string, site: string): string {
  const people = personas
    .map(
      ({ subject, label, note }, place) =>
        `<label><input type="radio" name="subject" value="${subject}"${place === 0 ? ' checked' : ''}><span>${escapeHtml(label)}<span>${escapeHtml(note)}</span></span></label>`,
    )
    .join('');
  return renderFrame(
    messages.chooseTitle,
    `<p class="lead">${escapeHtml(messages.chooseLead(site))}</p>
<form method="post" action="${escapeHtml(action)}"><fieldset><legend>${messages.personLegend}</legend>${people}</fieldset>
<p><label for="fault">${messages.failureLabel}</label><select id="fault" name="fault">${renderOptions(returnFailures, '')}</select></p>
<div class="actions"><button name="step" value="choose">${messages.continueLabel}</button><button name="step" value="cancel">${messages.cancelLabel}</button></div></form>
<p><a href="/">${messages.simulateOutageLabel}</a></p>`,
  );
}

/** The page that asks whether a site may have the fields of Myinfo. */
export function renderConsentPage(
  action: string,
  site: string,
  chosen: { readonly subject: string; readonly failure: string },
  fields: readonly string[],
): string {
  const requested = fields
    .map((field) => `<li>${escapeHtml(messages.fieldLabel[field] ?? field)}</li>`)
    .join('');
  return renderFrame(
    messages.shareTitle,
    `<p class="lead">${escapeHtml(messages.shareLead(site))}</p><ul>${requested}</ul>
<form method="post" action="${escapeHtml(action)}"><input type="hidden" name="subject" value="${escapeHtml(chosen.subject)}"><input type="hidden" name="fault" value="${escapeHtml(chosen.failure)}">
<div class="actions"><button name="step" value="allow">${messages.allowLabel}</button><button name="step" value="cancel">${messages.cancelLabel}</button></div></form>`,
  );
}

/** The page that lets the whole issuer be out of order. */
export const renderOutagePage = (outage: Outage): string =>
  renderFrame(
    messages.issuerTitle,
    `<form method="post" action="/outage"><p><label for="outage">${messages.outageLabel}</label><select id="outage" name="outage">${renderOptions(outages, outage)}</select></p>
<div class="actions"><button>${messages.applyOutageLabel}</button></div></form>`,
  );
