import { careCalculatorPath, partnerSitesPath } from '@sewa/paths';
import { escapeHtml } from '../html.ts';
import type { DemoSite } from './DemoSite.ts';
import * as messages from './messages.ts';

/** Where the partner's server takes webhooks. */
export const webhookPath = '/sewa-webhook';

const attribute = (name: string, value: string): string => ` ${name}="${escapeHtml(value)}"`;

/** The script of a frame, without an element of its own. */
export const renderLoader = ({ embedOrigin }: DemoSite, frame: 'calculator' | 'chat'): string =>
  `<script async src="${escapeHtml(`${embedOrigin}/embed/v1/${frame}.js`)}"></script>`;

/** The snippet as partners paste it: the script puts the calculator right behind itself. */
export const renderCalculatorSnippet = ({ embedOrigin, key }: DemoSite): string =>
  `<script async src="${escapeHtml(`${embedOrigin}/embed/v1/calculator.js`)}"${attribute('data-partner', key)}></script>`;

/** A calculator's element with the link that stays where the frame cannot be shown. */
export const renderCalculator = ({ key, siteOrigin }: DemoSite): string =>
  `<sewa-calculator${attribute('partner', key)}><a href="${escapeHtml(siteOrigin + careCalculatorPath())}">${messages.calculatorFallback}</a></sewa-calculator>`;

/** The chat about the listing, with the link to its page. */
export const renderListingChat = ({ key, listing }: DemoSite, isSignedIn = false): string =>
  `<sewa-chat${attribute('partner', key)}${attribute('context', `listing-${listing.id}`)}${isSignedIn ? ' data-signed-in' : ''}><a href="${escapeHtml(listing.url)}">${messages.chatFallback}</a></sewa-chat>`;

/** One card with a heading. */
export const renderSection = (title: string, content: string): string =>
  `<section><h2>${escapeHtml(title)}</h2>${content}</section>`;

/** How a webhook is set up here, and what came. */
export const renderWebhook = ({ siteOrigin, origin }: DemoSite): string =>
  renderSection(
    messages.webhookStepsTitle,
    `<ol><li><a href="${escapeHtml(siteOrigin + partnerSitesPath())}">${messages.webhookStepSite}</a></li><li>${messages.webhookStepUrl} <code>${escapeHtml(origin + webhookPath)}</code></li><li><label>${messages.webhookStepSecret} <input data-secret autocomplete="off"></label> <button type="button" data-set-secret>${messages.setSecretLabel}</button> <span data-secret-set role="status"></span></li><li>${messages.webhookStepTest}</li></ol>`,
  ) +
  renderSection(
    messages.receivedTitle,
    `<ol class="events" data-received tabindex="0" aria-label="${messages.receivedTitle}"></ol>`,
  );

/** Where the script of the page writes down what the frames report. */
export const eventsSection = renderSection(
  messages.eventsTitle,
  `<ol class="events" data-events tabindex="0" aria-label="${messages.eventsTitle}"></ol>`,
);
