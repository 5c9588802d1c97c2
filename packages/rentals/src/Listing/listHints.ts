import type { ListingNumbers, OwnListing } from '@sewa/api/client';
import { countPhotos } from '../Photos/countPhotos.ts';

/** What would help a listing: each can be checked on the page, and names where it is done. */
export type Hint =
  | { readonly kind: 'answer'; readonly days: number }
  | { readonly kind: 'date' }
  | { readonly kind: 'rent'; readonly percent: number }
  | { readonly kind: 'photos'; readonly count: number; readonly hasPlan: boolean }
  | { readonly kind: 'plan' }
  | { readonly kind: 'description'; readonly length: number };

/** Most hints at a time. */
const MAX_HINTS = 3;
/** Fewer photos are few. */
const ENOUGH_PHOTOS = 5;
/** A shorter description is short, in characters. */
const ENOUGH_WORDS = 200;
/** From here on a rent is above the median, in percent. */
const HIGH_PERCENT = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

type HintedListing = Pick<OwnListing, 'availableFrom' | 'monthlyRent' | 'photos' | 'description'>;
type HintedNumbers = Pick<ListingNumbers, 'similar' | 'unansweredSince'>;

const countDays = (since: string, now: number): number => Math.floor((now - Date.parse(since)) / DAY_MS);

function* findHints(
  { availableFrom, monthlyRent, photos, description }: HintedListing,
  numbers: HintedNumbers | null,
  { now, today }: { readonly now: number; readonly today: string },
): Generator<Hint> {
  const waited = numbers?.unansweredSince ? countDays(numbers.unansweredSince, now) : 0;
  if (waited > 0) yield { kind: 'answer', days: waited };
  if (availableFrom !== null && availableFrom < today) yield { kind: 'date' };
  const median = numbers?.similar?.monthlyRent;
  const percent = median && monthlyRent ? Math.round((monthlyRent / median - 1) * 100) : 0;
  if (percent >= HIGH_PERCENT) yield { kind: 'rent', percent };
  const { photos: count, plans } = countPhotos(photos);
  if (count < ENOUGH_PHOTOS) yield { kind: 'photos', count, hasPlan: plans > 0 };
  if (plans === 0) yield { kind: 'plan' };
  const length = description?.trim().length ?? 0;
  if (length < ENOUGH_WORDS) yield { kind: 'description', length };
}

/** Up to three things that would help a listing, the most urgent first. */
export const listHints = (...given: Parameters<typeof findHints>): Hint[] =>
  [...findHints(...given)].slice(0, MAX_HINTS);
