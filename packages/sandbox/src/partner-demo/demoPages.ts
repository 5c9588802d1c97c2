import { escapeHtml } from '../html.ts';
import type { DemoSite } from './DemoSite.ts';
import {
  eventsSection,
  renderCalculator,
  renderCalculatorSnippet,
  renderListingChat,
  renderLoader,
  renderSection,
  renderWebhook,
} from './demoParts.ts';
import * as messages from './messages.ts';

/** A page of the invented partner. */
export interface DemoPage {
  readonly label: string;
  readonly title: string;
  readonly lead: string;
  /** False where the style sheet unsets everything. */
  readonly hasOwnLook?: boolean;
  readonly hasHostileFrame?: boolean;
  readonly renderContent: (site: DemoSite) => string;
}

const inColumns = (...sections: string[]): string => `<div class="columns">${sections.join('')}</div>`;

const renderBoth = (site: DemoSite): string =>
  inColumns(
    renderSection(messages.calculatorTitle, `${renderCalculator(site)}${renderLoader(site, 'calculator')}`),
    renderSection(
      messages.chatTitle,
      `${renderListing(site)}${renderListingChat(site)}${renderLoader(site, 'chat')}`,
    ),
  );

const renderListing = ({ listing }: DemoSite): string =>
  `<p>${escapeHtml(listing.title)}. <a href="${escapeHtml(listing.url)}">${messages.listingLink}</a></p>`;

const refusals = [
  ['forged', messages.forgedLabel],
  ['replayed', messages.replayedLabel],
  ['foreign', messages.foreignLabel],
] as const;

const refusalsSection = renderSection(
  messages.refusalsTitle,
  `<p>${messages.refusalsLead}</p><div class="controls">${refusals
    .map(([kind, label]) => `<button type="button" data-refusal="${kind}">${label}</button>`)
    .join('')}</div><p data-answer role="status"></p>`,
);

/** The pages by their paths. */
export const demoPages: Readonly<Record<string, DemoPage>> = {
  '/': {
    label: messages.homeLabel,
    title: messages.homeTitle,
    lead: messages.homeLead,
    renderContent: (site) =>
      inColumns(
        renderSection(messages.calculatorTitle, renderCalculatorSnippet(site)),
        renderSection(
          messages.chatTitle,
          `${renderListing(site)}${renderListingChat(site)}${renderLoader(site, 'chat')}`,
        ),
      ) + eventsSection,
  },
  '/signed-in': {
    label: messages.signedInLabel,
    title: messages.signedInTitle,
    lead: messages.signedInLead,
    renderContent: (site) =>
      inColumns(
        renderSection(
          messages.chatTitle,
          `${renderListing(site)}${renderListingChat(site, true)}${renderLoader(site, 'chat')}`,
        ),
        refusalsSection,
      ) + eventsSection,
  },
  '/hostile': {
    label: messages.hostileLabel,
    title: messages.hostileTitle,
    lead: messages.hostileLead,
    hasHostileFrame: true,
    renderContent: (site) =>
      `${renderBoth(site)}<iframe class="hostile" title="${messages.hostileFrameTitle}" src="${escapeHtml(site.hostileOrigin)}/"></iframe>${eventsSection}`,
  },
  '/unstyled': {
    label: messages.unstyledLabel,
    title: messages.unstyledTitle,
    lead: messages.unstyledLead,
    hasOwnLook: false,
    renderContent: renderBoth,
  },
  '/two': {
    label: messages.twoLabel,
    title: messages.twoTitle,
    lead: messages.twoLead,
    renderContent: (site) =>
      inColumns(
        renderSection(messages.calculatorTitle, renderCalculator(site)),
        renderSection(
          messages.calculatorTitle,
          `<div class="controls"><button type="button" data-add>${messages.addLabel}</button><button type="button" data-remove>${messages.removeLabel}</button></div><div data-place="${escapeHtml(site.key)}"></div>`,
        ),
      ) +
      renderLoader(site, 'calculator') +
      eventsSection,
  },
  '/webhook': {
    label: messages.webhookLabel,
    title: messages.webhookTitle,
    lead: messages.webhookLead,
    renderContent: renderWebhook,
  },
};

/** The only page of the origin that is not listed. */
export const unlistedPage: DemoPage = {
  label: messages.unlistedLabel,
  title: messages.unlistedTitle,
  lead: messages.unlistedLead,
  renderContent: (site) => renderBoth(site) + eventsSection,
};
