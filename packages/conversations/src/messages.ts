// The inbox
export const inboxTitle = 'Inbox';
export const inboxDescription = 'Your conversations about homes.';
export const withUnread = (unread: number, title: string): string =>
  unread === 0 ? title : `(${unread}) ${title}`;
export const someone = 'Someone';
export const conversationTitle = (names: string, context: string): string => `${names}, ${context}`;
export const noConversationsTitle = 'No messages yet';
export const noConversationsLead = 'Messages about homes appear here.';
export const findHomeLabel = 'Find a home';
export const inboxFailureTitle = "We can't show your messages right now";
export const messagesSafe = 'Your messages are safe.';
export const checkLabel = 'Check for new messages';
export const latestLabel = 'Show latest messages';

// The head of a conversation
export const perMonth = 'a month';
export const listingStatus = { live: 'Available', let: 'Rented out', closed: 'No longer available' } as const;
export const rentalLabel = 'See the rental';
export const partyLabel = (name: string): string => `About ${name}`;

// Writing
export const quickQuestions: readonly string[] = [
  'Is it still available?',
  'Can I see it this week?',
  'When can I move in?',
];
export const messageIssue = (reason: string): string => `Your message ${reason}.`;
export const blockedIssue = "You can't send messages in this conversation.";

// Emails about a conversation
export const muteQuestion = 'Stop emails about this conversation?';
export const muteLabel = 'Stop emails';
export const mutedNotice = "You won't get emails about this conversation.";

// Help
export const helpTitle = 'Help';
export const helpDescription = 'Ask our team for help.';
export const helpLead =
  "Ask us anything about renting or your account. You'll find our reply here and in your inbox.";
export const helpMessageLabel = 'Your message';
export const helpMessagePlaceholder = 'How can we help?';
export const sendLabel = 'Send';
export const getHelpTitle = 'Get help';
export const helpVisitorLead = 'Log in to chat with our team.';
export const helpLogInLabel = 'Log in to chat';
export const helpFailure = "We can't open the chat right now.";
export const openHelpLabel = 'Open the chat';
export const loadingHelp = 'Loading help';
