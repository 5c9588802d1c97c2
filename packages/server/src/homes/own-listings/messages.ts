import { formatMoney } from '@sewa/formatters';

export const pastFirstDayReason = "can't be in the past. If the home is available now, choose today";

// Listings that people make here
export const subTypeOfWholeReason = 'should be entire unit or studio';
export const subTypeOfRoomReason = 'should be room or ensuite room';
export const areaOfWholeReason = 'is that of the whole unit. Change it there.';
export const listingIncomplete = 'Some details are missing. Add them, then publish your listing.';
export const lowRentReasonMissing = 'is missing. This rent is at least 30% below similar homes: tell us why.';
export const rentBelowAuthorityReason = (min: number) =>
  `is below ${formatMoney(min)}, the lowest rent the owner allows`;
export const notOwnerReason = 'is missing: someone else owns this home';
export const notOwner = "You no longer own this home, so you can't publish it.";
export const authorityMissing =
  "The owner hasn't let you advertise this home, or the period has ended. Ask the owner first.";
export const notOpenReason = 'is not open to this listing now';
export const partTakenReason = 'is already offered in another live listing';
export const partTaken =
  'This home, or a part of it, is already on the market. Pause or close the other listing first.';

// Mail: a listing and its review
export const listingApprovedSubject = (home: string) => `Your listing is live: ${home}`;
export const listingApprovedLead = (home: string) =>
  `We checked your listing of ${home}, and it's now live. You can publish your next listings without waiting for us.`;
export const seeListingLabel = 'See your listing';
export const listingRejectedSubject = (home: string) => `Your listing needs a change: ${home}`;
export const listingRejectedLead = (home: string) =>
  `We checked your listing of ${home} and can't publish it yet. Here's why:`;
export const editListingLabel = 'Edit your listing and send it again';
export const listingPausedSubject = (home: string) => `We paused your listing: ${home}`;
export const listingPausedLead = {
  unconfirmed: (home: string) =>
    `You didn't tell us whether ${home} is still available, so we paused your listing. You can put it back any time.`,
  'authority-ended': (home: string) =>
    `The owner's permission to advertise ${home} has ended, so we paused your listing. Ask the owner to extend it.`,
  ownership: (home: string) => `${home} now belongs to someone else, so we paused your listing.`,
};
export const openListingLabel = 'Open your listing';
