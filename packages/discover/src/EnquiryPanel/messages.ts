// A home before it is published
export const previewEnquiry = 'People write to you here once your listing is live.';

// A listing of one's own
export const ownTitle = 'Your listing';
export const ownLead = 'This is how others see it. Messages, viewings and offers come to you.';
export const manageLabel = 'Manage this listing';
export const manageShort = 'Manage';

// Sending an enquiry
export const enquiryTitle = 'Contact';
export const earlierMessage = (lister: string, day: string): string => `You messaged ${lister} on ${day}.`;
export const seeConversationLabel = 'See the conversation';
export const noListerToMessage = "This home isn't listed by an owner or agent, so there's no one to message.";

// The bar of narrow screens
export const messageShort = 'Message';
export const viewingShort = 'Viewing';
export const offerShort = 'Offer';
export const makeOfferLabel = 'Make an offer';

// Viewings
export const bookViewingLabel = 'Book a viewing';
export const nextViewing = (day: string, time: string): string => `Next: ${day}, ${time}`;
export const noViewingTimes = 'No viewing times yet:';
export const askForOneLabel = 'ask for one';
