// Units, authorities and disputes
export const agentsOnly = 'Only an agent with a registration number can ask an owner for an authority.';
export const advertisedReason = 'is that of another home, but this one has listings';
export const advertisedAddress =
  "You can't move listings to another home. Close them first, then add the other home.";
export const unitOfOwner = 'The owner has added this home. Ask them to change what is said of it.';
export const unitOfAgent =
  'Another agent has added this home. Only its owner can change what they said of it.';
export const unitTaken =
  "Someone else has already added this home as theirs. We'll look into it and email you both.";
export const unitTakenReason = 'is that of a home that someone else owns';
export const addressTaken = 'Another home already has this address.';
export const addressTakenReason = 'is that of another home';
export const postalCodeReason = "isn't a postal code in Singapore. Enter 6 digits, such as 560210.";
export const beforeFromReason = "can't be before the first day";
export const pastDayReason = "can't be in the past";

export const stateReason = 'should be draft, review, live, paused, let or closed';
