import { availability, type Feature, isAvailable, patterns } from '@sewa/paths';
import { expect, test } from 'vitest';
import { about } from './about.ts';
import { payLandings } from './pay.ts';
import { privacy } from './privacy.ts';
import { safety } from './safety.ts';
import { solutionLandings } from './solutions.ts';
import { terms } from './terms.ts';

const pages = { about, privacy, safety, terms, ...payLandings, ...solutionLandings };

/** Every sentence of a page, with the name, title or question above it. */
function listSentences(content: unknown, above = ''): string[] {
  if (typeof content === 'string')
    return content.split(/(?<=[.?!])\s+/).map((sentence) => `${above} ${sentence}`);
  if (typeof content !== 'object' || content === null) return [];
  const { name, title, question } = content as Readonly<Record<string, unknown>>;
  const heading = String(name ?? title ?? question ?? '');
  return Object.values(content).flatMap((part) =>
    listSentences(part, typeof part === 'string' ? heading : ''),
  );
}

/** What speaks of a feature. */
const subjects: Readonly<Record<Feature, RegExp>> = {
  rentPayment: /rent payment|pay(?:ing)? rent|direct debit|eGIRO|payments? at all|pays? (?:through|outside)/i,
  listingWizard: /(?:adding|list(?:ing)?) (?:a|your) home/i,
  depositFree: /without a deposit|deposit-free/i,
  advance: /rent before it is due|\bAdvance\b/,
  agentTools: /agent tools|tools for (?:agents|all your clients)/i,
  viewings: /book(?:ing)? (?:a )?viewings?|slots to book/i,
  contracts: /digital contracts|(?:draft|sign)(?:ing)?(?: and \w+)? here/i,
  rewards: /rewards on rent|earns? (?:rewards|points)/i,
};

/** Words that deny a feature. */
const denial =
  /not (?:available|open|set) yet|isn't available|aren't available|until (?:it|rent payment) opens|working on|come next|coming|on its way|no payments|planned|we plan|^not yet|nobody pays/i;

/** Words that promise a feature today. */
const promise = /you can (?!join)|\bnow\b|\btoday you (?:earn|get)|straight away|start (?:now|today)/i;

const features = Object.keys(availability) as Feature[];
const listAbout = (feature: Feature, words: RegExp): string[] =>
  Object.entries(pages).flatMap(([page, content]) =>
    listSentences(content)
      .filter((sentence) => subjects[feature].test(sentence) && words.test(sentence))
      .map((sentence) => `${page}: ${sentence}`),
  );

test.each(features.filter(isAvailable))('no page denies what people can use: %s', (feature) => {
  expect(listAbout(feature, denial)).toEqual([]);
});

test.each(features.filter((feature) => !isAvailable(feature)))(
  "no page promises what people can't use: %s",
  (feature) => {
    expect(listAbout(feature, promise)).toEqual([]);
  },
);

test.each(Object.entries({ ...payLandings, ...solutionLandings }))(
  'what has the badge "Not available yet" is denied, and nothing else: %s',
  (_, { points }) => {
    for (const { feature, title, text } of points.items)
      if (denial.test(`${title} ${text}`)) expect(feature && isAvailable(feature), title).toBe(false);
  },
);

test('what people can use has a page', () => {
  const made: readonly string[] = Object.values(patterns);
  const pageOf: Partial<Record<Feature, string>> = {
    rentPayment: '/flow/:type/apply',
    listingWizard: '/property/:id/listing/:listingId',
    viewings: '/discover/:id/:slug/viewing',
    contracts: '/sp/sign/callback',
  };
  for (const [feature, pattern] of Object.entries(pageOf) as [Feature, string][]) {
    expect(made.includes(pattern), feature).toBe(isAvailable(feature));
  }
});
