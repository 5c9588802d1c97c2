import { formatDay, formatNumber } from '@sewa/formatters';
import { product } from '@sewa/paths';

// Units, authorities and disputes
export const noSideReason = 'should be a side of this dispute';
export const unitLiveReason = (listing: string) =>
  `The home has a live listing made here (${listing}), so it was left out.`;

// Files
export const unknownFileReason = 'names a file that is not yours';

// Photos of a listing
export const photoTypeReason = "isn't a picture we can read. Use JPEG, PNG, WebP or AVIF";
export const photoHeicReason = "is a HEIC photo, which isn't supported: choose a JPEG instead";
export const photoAnimatedReason = 'is animated: choose a still photo instead';
export const photoTooSmallReason = (width: number, height: number, least: number) =>
  `is too small (${width} by ${height} pixels): its longer side needs at least ${least}`;
export const tooManyPhotosReason = (max: number) => `is one too many: a home can have ${max} photos`;
export const photosFailedReason = 'include one that could not be read: remove it, or upload another one';
export const photoOrderReason = 'should name photos of this listing, each once';
export const photosClosedReason = "is closed: its photos can't be changed";
/** What a photo shows, where nobody described it. */
export const photoAlts = {
  facade: 'The building from outside',
  living: 'The living room',
  bedroom: 'A bedroom',
  kitchen: 'The kitchen',
  bath: 'A bathroom',
  'floor-plan': 'The floor plan',
  photo: 'A photo of the home',
} as const;

// Mail: a dispute about a home
export const disputeSettledSubject = (home: string) => `Who owns ${home}: our decision`;
export const disputeWonLead = (home: string) =>
  `More than one side added ${home} as theirs. We've looked into it, and the home is yours.`;
export const disputeLostLead = (home: string) =>
  `More than one side added ${home} as theirs. We've looked into it, and the home belongs to the other side. If you advertised it, your listing is paused.`;
export const propertiesLabel = 'See your homes';
export const disputeReason = `You get this email because you added this home on ${product.name}.`;
export const disputeFooter =
  'If you think this is wrong, reply to this email with what shows that the home is yours.';

// Mail: a listing and its review
export const listingMailReason = `You get this email because you advertise this home on ${product.name}.`;
export const availabilitySubject = (homes: readonly string[]) =>
  homes.length === 1
    ? `Still available? ${homes[0]}`
    : `Still available? Your ${formatNumber(homes.length)} homes`;
export const availabilityLead = (count: number, due: Date) =>
  count === 1
    ? `Is this home still available? Tell us by ${formatDay(due.toISOString())}. If we don't hear from you, we'll pause your listing.`
    : `Are these homes still available? Tell us by ${formatDay(due.toISOString())}. If we don't hear from you, we'll pause those you didn't answer for.`;
export const answerAvailabilityLabel = 'Answer with one press';
export const availabilityNote = "You don't need to log in. Opening the link changes nothing.";
export const monthlyRent = (rent: string) => `${rent} a month`;
