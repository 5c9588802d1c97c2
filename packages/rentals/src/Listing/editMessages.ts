import type { EditSectionName } from './editSections.ts';
import type { Hint } from './listHints.ts';

export const description = 'Rent, photos and words of a listing, and its numbers.';
export const seeListingLabel = 'See listing';
export const sectionName: Readonly<Record<EditSectionName, string>> = {
  rent: 'Rent',
  available: 'Move-in date',
  photos: 'Photos',
  words: 'Title and description',
  facts: 'Facts and furnishing',
  rules: 'House rules',
  address: 'Address',
};
export const stateName = 'Status';
export const editLabel = (section: string): string => `Edit ${section.toLowerCase()}`;
export const editShortLabel = 'Edit';
export const doneLabel = 'Done';
export const noRules = 'No house rules yet.';
export const stillAvailableLabel = 'Confirm still available';
export const resumeLabel = 'Resume';
export const listAgainLabel = 'List again';
export const pauseLabel = 'Pause';
export const letLabel = 'Mark as let';

// Numbers
export const numbersTitle = 'Last 30 days';
export const countLine = { views: 'Views by day', saves: 'Saves by day', enquiries: 'Enquiries by day' };
export const dayHead = 'Day';
export const yourListing = 'This listing';
export const similarHomes = 'Similar homes';
export const similarMedian = (value: string): string => `Similar homes: ${value}`;
export const similarNote = (count: number): string =>
  `Similar homes: the median of ${count} others of the same type and bedrooms in the district, on the market for 7 days or more.`;
export const noSimilarNote = "There aren't enough similar homes to compare with yet.";

// What would help
export const hintsTitle = 'What would help';
const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
const photos = (count: number): string =>
  count === 0 ? 'no photos' : count === 1 ? 'only 1 photo' : `only ${count} photos`;

/** What is so, and what to do about it. */
export function describeHint(hint: Hint): { readonly words: string; readonly action: string } {
  switch (hint.kind) {
    case 'answer':
      return { words: `Someone has waited ${days(hint.days)} for your answer.`, action: 'Open messages' };
    case 'date':
      return { words: 'The available date is in the past.', action: 'Change the date' };
    case 'rent':
      return {
        words: `The rent is ${hint.percent} % above the median of similar homes.`,
        action: 'Check the rent',
      };
    case 'photos':
      return {
        words: `It has ${photos(hint.count)}${hint.hasPlan ? ' besides the floor plan' : ''}. Show each room.`,
        action: 'Add photos',
      };
    case 'plan':
      return { words: 'It has no floor plan.', action: 'Add a floor plan' };
    case 'description':
      return {
        words:
          hint.length === 0
            ? 'It has no description.'
            : `The description is short: ${hint.length} characters of 200 or more.`,
        action: hint.length === 0 ? 'Write a description' : 'Write more',
      };
  }
}
