import { createHash } from 'node:crypto';
import { vars } from '@sewa/tokens';
import { escapeHtml } from '../html.ts';
import { doubleNotice, pageTitle } from '../messages.ts';
import { sandboxStyle } from '../sandboxStyle.ts';
import { renderOptions } from '../singpass/issuerPages.ts';
import * as messages from './messages.ts';
import { bankProblems } from './problems.ts';

const { color, space, radius, fontSize, fontWeight, size } = vars;

const style = `${sandboxStyle}
main{max-inline-size:36rem}
form{margin-block-start:${space.xl}}
fieldset{margin:0 0 ${space.xl};padding:0;border:0}legend{padding:0 0 ${space.xs};font-weight:${fontWeight.semibold}}
fieldset label{display:flex;gap:${space.m};align-items:center;min-block-size:${size.target};padding-block:${space.xs}}
label span span{display:block;font-size:${fontSize.s};color:${color.text.muted}}
.field label{display:block;font-weight:${fontWeight.semibold};margin-block-end:${space.xs}}.field{margin-block-end:${space.xl}}
input[type=text],select{inline-size:100%;min-block-size:${size.target};padding:${space.s} ${space.m};border:1px solid ${color.border.strong};border-radius:${radius.m};background:${color.bg.surface};color:inherit;font:inherit}
[aria-invalid=true]{border-color:${color.border.danger}}.error{margin:${space.xs} 0 0;color:${color.text.danger}}
dl{display:grid;grid-template-columns:max-content 1fr;gap:${space.xs} ${space.l};margin:${space.l} 0 0}dt{color:${color.text.muted}}dd{margin:0;font-weight:${fontWeight.semibold};overflow-wrap:anywhere}
.actions{display:flex;flex-wrap:wrap;gap:${space.m}}
.actions:not(.plain) button:first-child{background:${color.bg.accent};border-color:${color.bg.accent};color:${color.text.onAccent};font-weight:${fontWeight.semibold}}
.qr{inline-size:12rem;margin-block-start:${space.xl};padding:${space.m};background:white;border-radius:${radius.m}}.qr svg{display:block;inline-size:100%;block-size:auto}
table{margin-block-start:${space.m};border-collapse:collapse}td{padding:${space.xs} ${space.l} ${space.xs} 0;vertical-align:top}td:first-child{font-variant-numeric:tabular-nums;white-space:nowrap}
`;

/** Sends the form of a page on as soon as it is there. */
const submitScript = 'document.forms[0].submit()';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Headers of the bank's pages; their forms end at `site`. */
export const makeBankHeaders = (site: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    'img-src data:',
    `style-src ${hash(style)}`,
    `script-src ${hash(submitScript)}`,
    `form-action 'self' ${site}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
});

/** A page of the bank around its content, which is HTML already. */
export const renderBankPage = (
  title: string,
  content: string,
): string => `<!doctype html><html lang="en-SG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(pageTitle(title))}</title><style>${style}</style></head><body>
<header><div class="note"><p>${doubleNotice}</p></div></header>
<main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;

/** The page that goes back to the site by POST, by itself and by its button. */
export function renderPostBackPage(returnUrl: string, ref: string, site: string): string {
  return renderBankPage(
    messages.goingBackTitle,
    `<p class="lead">${escapeHtml(messages.goingBackLead(site))}</p>
<form method="post" action="${escapeHtml(returnUrl)}"><input type="hidden" name="ref" value="${escapeHtml(ref)}">
<div class="actions"><button>${escapeHtml(messages.continueToSiteLabel(site))}</button></div></form><script>${submitScript}</script>`,
  );
}

/** Radio buttons, the first one chosen. */
export const renderRadios = (
  name: string,
  legend: string,
  options: readonly { readonly value: string; readonly label: string; readonly note?: string }[],
): string =>
  `<fieldset><legend>${legend}</legend>${options
    .map(
      ({ value, label, note }, place) =>
        `<label><input type="radio" name="${name}" value="${value}"${place === 0 ? ' checked' : ''}><span>${escapeHtml(label)}${note ? `<span>${escapeHtml(note)}</span>` : ''}</span></label>`,
    )
    .join('')}</fieldset>`;

/** The choice of what goes wrong. */
export const renderProblems = (): string =>
  `<div class="field"><label for="problem">${messages.problemLabel}</label><select id="problem" name="problem">${renderOptions(bankProblems, '')}</select></div>`;

/** Buttons of a form; the first one stands out unless they are plain. */
export const renderSteps = (
  steps: readonly { readonly step: string; readonly label: string }[],
  { isPlain = false } = {},
): string =>
  `<div class="actions${isPlain ? ' plain' : ''}">${steps.map(({ step, label }) => `<button name="step" value="${step}">${escapeHtml(label)}</button>`).join('')}</div>`;

/** What a page is about, as pairs. */
export const renderFacts = (facts: readonly (readonly [string, string])[]): string =>
  `<dl>${facts.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;

/** A link back to the site. */
export const renderWayBack = (returnUrl: string, label: string): string =>
  `<p><a href="${escapeHtml(returnUrl)}">${escapeHtml(label)}</a></p>`;
