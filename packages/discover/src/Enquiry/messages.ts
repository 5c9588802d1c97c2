export const messageLabel = 'Your message';
export const messagePlaceholder = "Is it still available? I'd like to view it on …";
export const enquirySharing = (lister: string): string =>
  `We'll share your name and phone number with ${lister}.`;
export const enquiryLogIn = "If you aren't logged in, we'll ask you to. We'll keep your message.";
export const messageIssue = (reason: string): string => `Your message ${reason}.`;
export const enquiredHomeIssue = (reason: string): string => `This home ${reason}.`;
export const messageAbout = (lister: string, home: string): string => `Message ${lister} about ${home}`;
export const messageSent = 'Message sent.';
