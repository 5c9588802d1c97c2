import { product } from '@sewa/paths';
import type { MailBody, MailFact, MailItem, MailLink, MailQuote } from './Mailer.ts';

/** What `renderMail` renders. */
export interface RenderedMail {
  readonly subject: string;
  readonly body: MailBody;
  /** Origin of the product, for its sign. */
  readonly origin: string;
}

// Mail clients know neither custom properties nor oklch(): these are the colours of the light theme in their words.
const color = {
  page: 'rgb(246,246,243)',
  surface: 'rgb(255,255,255)',
  text: 'rgb(24,36,31)',
  muted: 'rgb(84,98,92)',
  line: 'rgb(222,225,221)',
  accent: 'rgb(11,126,95)',
} as const;

// Where a client knows dark mode and style sheets; the others show the light one.
const dark = [
  'html,body,.page{background:rgb(12,20,17)!important}',
  '.surface{background:rgb(21,31,27)!important;border-color:rgb(48,61,55)!important}',
  '.text,.text a.sign{color:rgb(232,238,235)!important}',
  '.muted{color:rgb(163,177,170)!important}',
  '.line{border-color:rgb(48,61,55)!important}',
  'a.link{color:rgb(96,214,172)!important}',
].join('');

const font = "font-family:'Plus Jakarta Sans',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const renderText = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const renderParagraph = (text: string): string => `<p style="margin:0 0 16px">${renderText(text)}</p>`;

const renderLink = ({ label, url }: MailLink): string =>
  `<a class="link" href="${escapeHtml(url)}" target="_blank" style="color:${color.accent};text-decoration:underline">${escapeHtml(label)}</a>`;

const renderButton = ({ label, url }: MailLink): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td bgcolor="${color.accent}" style="border-radius:8px;background:${color.accent}"><a href="${escapeHtml(url)}" target="_blank" style="display:inline-block;padding:14px 24px;color:${color.surface};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;

const renderQuote = ({ from, text }: MailQuote): string =>
  `<div style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid ${color.accent}">${from === undefined ? '' : `<strong>${escapeHtml(from)}</strong><br>`}${renderText(text)}</div>`;

const renderFact = ({ label, value }: MailFact): string =>
  `<tr><td class="line" style="padding:8px 16px 8px 0;border-bottom:1px solid ${color.line}">${escapeHtml(label)}</td><td class="line" align="right" style="padding:8px 0;border-bottom:1px solid ${color.line};font-weight:600;white-space:nowrap">${escapeHtml(value)}</td></tr>`;

const renderFacts = (facts: readonly MailFact[]): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="text" style="margin:0 0 24px;font-size:16px;line-height:24px;color:${color.text}">${facts.map(renderFact).join('')}</table>`;

const renderPicture = (url: string): string =>
  `<td width="112" valign="top" style="padding:0 16px 16px 0"><img src="${escapeHtml(url)}" width="112" height="84" alt="" style="display:block;width:112px;height:84px;object-fit:cover;border:0;border-radius:8px"></td>`;

const renderItem = ({ note, picture, ...link }: MailItem): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="line text" style="margin:0 0 16px;border-bottom:1px solid ${color.line};font-size:16px;line-height:24px;color:${color.text}"><tr>${picture === undefined ? '' : renderPicture(picture)}<td valign="top" style="padding:0 0 16px">${renderLink(link)}<br>${escapeHtml(note)}</td></tr></table>`;

const renderCode = (code: string): string =>
  `<p style="margin:0 0 16px;font-size:28px;line-height:36px;font-weight:700;letter-spacing:2px">${escapeHtml(code)}</p>`;

/** What a list of mails shows after the subject: the first thing that is said, then nothing of what follows. */
const renderPreview = (text: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(text)}${'&#8199;&#847; '.repeat(60)}</div>`;

/** The HTML part of every mail: at most 600 px wide, with our sign, one button, and why one gets it. */
export function renderMail({ subject, body, origin }: RenderedMail): string {
  const { lead, code, quotes = [], facts = [], items = [], button, notes = [], links = [], reason } = body;
  const preview = lead[0] ?? quotes[0]?.text ?? items[0]?.note ?? reason;
  const content = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:30px">${escapeHtml(subject)}</h1>`,
    ...lead.map(renderParagraph),
    code === undefined ? '' : renderCode(code),
    ...quotes.map(renderQuote),
    facts.length === 0 ? '' : renderFacts(facts),
    ...items.map(renderItem),
    button ? renderButton(button) : '',
    ...notes.map(renderParagraph),
    links.length === 0 ? '' : `<p style="margin:0 0 16px">${links.map(renderLink).join('<br>')}</p>`,
  ].join('');
  return [
    `<!doctype html><html lang="en-SG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>@media (prefers-color-scheme:dark){${dark}}</style></head>`,
    `<body class="page text" style="margin:0;padding:0;background:${color.page};color:${color.text};${font};font-size:16px;line-height:24px">`,
    renderPreview(preview),
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" style="background:${color.page}"><tr><td align="center" style="padding:24px 12px">`,
    `<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" class="text" style="width:100%;max-width:600px;${font};font-size:16px;line-height:24px;color:${color.text}">`,
    `<tr><td style="padding:0 12px 16px"><a class="sign" href="${escapeHtml(origin)}/" target="_blank" style="color:${color.text};font-size:20px;font-weight:700;text-decoration:none"><img src="${escapeHtml(origin)}/icon-192.png" width="32" height="32" alt="" style="vertical-align:middle;border:0;margin-right:8px">${product.name}</a></td></tr>`,
    `<tr><td class="surface" style="padding:32px 24px 16px;background:${color.surface};border:1px solid ${color.line};border-radius:12px;overflow-wrap:anywhere">${content}</td></tr>`,
    `<tr><td class="muted" style="padding:16px 12px 0;color:${color.muted};font-size:14px;line-height:20px">${renderText(reason)}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('');
}
