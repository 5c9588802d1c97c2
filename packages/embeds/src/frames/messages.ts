import { product } from '@sewa/paths';

// Both frames
export const failureTitle = "We couldn't load this";
export const failureLead = 'Check your connection and try again.';
export const endedTitle = 'This chat has ended';
export const endedLead = `This site no longer shows our chat. You can write to us on ${product.name}.`;
export const endedMessage = 'The partner has ended.';
export const openSite = `Open ${product.name}`;
export const sandboxNote = 'Test site. Nothing here is real.';

export const testNote = 'Test mode: what you write here reaches nobody.';
export const testSentTitle = 'Your test has arrived';
export const testSentLead = 'It reached no lister. If your site has a webhook, it was told, with test: true.';

// The calculator
export const loadingCalculator = 'Loading the calculator';
export const signUpLabel = `Sign up with ${product.name}`;
export const compareLabel = `Compare and save on ${product.name}`;

// The chat
export const chatTitle = 'Messages';
export const closeLabel = 'Close';
export const loadingChat = 'Loading messages';
export const messageLabel = 'Your message';
export const firstLead = "Write your message. You'll see the reply here.";
export const guestLead = `Write your message, then continue on ${product.name} to send it.`;
export const sendLabel = 'Send';
export const continueLabel = 'Continue';
export const messageMissing = 'Write your message';
export const continueTitle = 'Your message is ready';
export const continueLead = `Log in or sign up on ${product.name} to send it. Your message waits there for 30 minutes.`;
export const continueOnSite = `Continue on ${product.name}`;
export const opensInTab = '(opens in a new tab)';
export const writeAnother = 'Write another message';
