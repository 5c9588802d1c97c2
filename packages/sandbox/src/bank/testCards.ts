import type { Behaviour } from './bankRecords.ts';
import { testCardLabel } from './messages.ts';

/** A card number for tests; none belongs to anybody. */
export interface TestCard {
  readonly number: string;
  readonly label: string;
  readonly behaviour: Behaviour;
  /** Why it is declined at once, or null. */
  readonly decline: string | null;
}

const works = (number: keyof typeof testCardLabel, behaviour: Behaviour = 'ok'): TestCard => ({
  number,
  label: testCardLabel[number],
  behaviour,
  decline: null,
});
const declines = (number: keyof typeof testCardLabel, decline: string): TestCard => ({
  ...works(number),
  decline,
});

/** The card numbers that the card page takes; any other is refused, so that nobody types in a real one. */
export const testCards: readonly TestCard[] = [
  works('4242424242424242'),
  works('4000002760003184', 'asks'),
  works('4000000000000341', 'declined'),
  works('4000000000000259', 'disputes'),
  declines('4000000000009995', 'insufficient-funds'),
  declines('4000000000009987', 'lost'),
  declines('4000000000000069', 'expired-card'),
  declines('4000000000000002', 'declined'),
];

/** The card of a number as it was typed in, or null. */
export const findTestCard = (typed: string): TestCard | null =>
  testCards.find(({ number }) => number === typed.replaceAll(/[\s-]/g, '')) ?? null;

/** A card number in groups of four. */
export const formatCardNumber = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
