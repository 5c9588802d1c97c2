import type { SampleHome } from './sampleHome.ts';
import { sampleHomes } from './sampleMarket.ts';
import { unlistedHomes } from './unlistedHomes.ts';

/** A home that somebody lists by themselves: its unit, and where its listing stands. */
export interface SampleUnit {
  /** Key of the home. */
  readonly home: string;
  /** Key of the home whose unit it is a further part of. @default its own */
  readonly unitOf?: string;
  /** What comes after `sample-` in the id of the owner: a user, or a corporate. */
  readonly owner: { readonly user: string } | { readonly corporate: string };
  /** Key of the owner's agent, who lists it. */
  readonly agent?: string;
  readonly state: 'draft' | 'review' | 'live' | 'paused' | 'let';
  /** The room that is let; without it, the whole unit. */
  readonly room?: number;
  /** Days ago that it was last said to be available. */
  readonly confirmedDaysAgo: number;
  /** Whether the owner is asked if it still is. */
  readonly isAsked?: boolean;
  readonly rules?: Readonly<Record<string, string | number>>;
  /** Whether who lists it has passed no review of ours yet. */
  readonly isListerNew?: boolean;
}

const own = (user: string, homes: readonly string[], more: Partial<SampleUnit> = {}): SampleUnit[] =>
  homes.map((home) => ({ home, owner: { user }, state: 'live', confirmedDaysAgo: 2, ...more }));

const wongRules = { minMonths: 12, maxOccupants: 4, smoking: 'not-allowed' };

/** The homes that owners, agents and a company of the sample market list by themselves; the other homes come from a feed. */
export const sampleUnits: readonly SampleUnit[] = [
  ...own('wong-kf', ['07a'], { rules: wongRules }),
  // A tenant pays rent for it (`samplePlan`).
  ...own('wong-kf', ['16b'], { state: 'let', rules: wongRules }),
  ...own('wong-kf', ['18a'], { confirmedDaysAgo: 9, isAsked: true }),
  ...own('wong-kf', ['unlisted-tampines'], { state: 'draft' }),
  ...own('teo-bh', ['03a', '10c', '23b'], { rules: { minMonths: 6, pets: 'on-request' } }),
  ...own('teo-bh', ['14d'], { room: 1 }),
  ...own('salmah', ['14a', '25a']),
  ...own('salmah', ['13d', '25d'], {
    room: 1,
    rules: { cooking: 'light', visitors: 'not-allowed', minMonths: 6 },
  }),
  ...own('salmah', ['unlisted-circuit-road'], { unitOf: '13d', room: 2, state: 'draft' }),
  ...own('foo-cs', ['19e'], { room: 1, state: 'paused', confirmedDaysAgo: 20 }),
  ...own('deepa-varma', ['unlisted-katong'], { state: 'review' }),
  ...own('koh-sm', ['01a', '09a'], { agent: 'tan-wei-jie' }),
  ...own('koh-sm', ['let-dawson', 'let-serangoon'], { agent: 'tan-wei-jie', state: 'let' }),
  ...own('mdm-lee', ['let-bedok', 'let-clementi', 'let-simei'], { state: 'let', isListerNew: true }),
  ...own('lau-ks', ['05c'], { agent: 'suresh-kumar' }),
  ...own('lau-ks', ['12e'], { agent: 'hafiz-osman', state: 'let' }),
  ...['10d', '27e', 'let-kovan', 'unlisted-novena'].map(
    (home): SampleUnit => ({
      home,
      owner: { corporate: 'harbour-living' },
      state: home === '10d' ? 'live' : home === 'unlisted-novena' ? 'paused' : 'let',
      confirmedDaysAgo: 3,
    }),
  ),
];

/** The home of a key, listed or not. */
export function getSampleHome(key: string): SampleHome {
  const found = [...sampleHomes, ...unlistedHomes].find((home) => home.key === key);
  if (!found) throw new Error(`There is no sample home "${key}".`);
  return found;
}
