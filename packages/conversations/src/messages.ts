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

// The inbox of somebody who lets homes
export const enquiryState = {
  new: 'New',
  replied: 'Replied',
  viewing: 'Viewing',
  offer: 'Offer',
  'not-fit': 'Not a fit',
} as const;
export const filtersLabel = 'Filter conversations';
export const homeLabel = 'Home you rent out';
export const allHomes = 'Any home';
export const allStates = 'All';
export const unreadLabel = 'Unread';
export const mineLabel = 'Assigned to me';
export const filterOff = (label: string): string => `${label}, on. Show all`;
export const showLabel = 'Show';
export const saveLabel = 'Save';
export const noMatchesTitle = 'No conversations match';
export const noMatchesLead = 'Nothing matches these filters.';
export const noMatchesOf = (home: string): string => `Nothing about ${home} matches these filters.`;
export const showAllLabel = 'Show all messages';
export const noneOfState = {
  new: 'No new enquiries',
  replied: 'No enquiries you replied to',
  viewing: 'No enquiries with a viewing',
  offer: 'No enquiries with an offer',
  'not-fit': 'Nobody marked as not a fit',
} as const;
export const noneUnread = 'No unread messages';
export const noneMine = 'Nothing assigned to you';
export const notFitLabel = 'Not a fit';
export const undoLabel = 'Undo';
export const notFitHint = "They aren't told";
export const notFitBy = (name: string, day: string): string => `By ${name}, ${day}`;
export const assigneeLabel = 'Assigned to';
export const nobodyAssigned = 'Not assigned';
export const assignedTo = (name: string): string => `Assigned to ${name}`;
export const assignedToMe = 'Assigned to you';
export const takeLabel = 'Assign to me';
export const giveBackLabel = 'Unassign';
export const cardLabel = 'Enquiry details';
export const verifiedBy = { singpass: 'Verified with Singpass', phone: 'Phone number confirmed' } as const;
export const memberSinceName = 'Joined';
export const moveInName = 'Move-in';
export const occupiersName = 'Who moves in';
export const petsName = 'Pets';
export const smokersName = 'Smokers';
export const incomeName = 'Income a month';
export const aboutThemName = 'In their words';
export const yes = 'Yes';
export const no = 'No';
export const incomeBand = {
  'below-4k': 'Below $4,000',
  '4k-8k': '$4,000 to $8,000',
  '8k-15k': '$8,000 to $15,000',
  'above-15k': 'Above $15,000',
} as const;
export const askedOn = (day: string): string => `Asked on ${day}`;
export const viewingsName = 'Viewings';
export const viewingState = {
  waiting: 'waiting list',
  offered: 'seat offered',
  booked: 'booked',
  arrived: 'came',
  missed: 'missed',
  cancelled: 'cancelled',
} as const;
export const viewingAt = (day: string, time: string, state: string): string => `${day}, ${time}: ${state}`;
export const offerName = 'Offer';
export const offerOf = (rent: string, months: number): string => `${rent} a month, ${months} months`;
export const repliesLabel = 'Quick replies';
export const replyLabel = {
  available: 'Available',
  rent: 'Rent',
  viewing: 'Book a viewing',
  rules: 'House rules',
  station: 'Nearest MRT',
  gone: 'No longer available',
} as const;
export const tellTitle = (count: number): string =>
  count === 1 ? "Tell 1 person it's no longer available" : `Tell ${count} people it's no longer available`;
export const tellLead =
  "Everyone who asked gets this message once. People you blocked or marked as not a fit don't.";
export const tellMessageLabel = 'Message';
export const tellMessage = (home: string): string =>
  `Thanks for your interest in ${home}. It's no longer available. All the best with your search.`;
export const tellLabel = (count: number): string =>
  count === 1 ? 'Send to 1 person' : `Send to ${count} people`;
export const toldNotice = (count: number): string =>
  count === 1 ? 'Sent to 1 person.' : `Sent to ${count} people.`;
export const everyoneTold = 'Everyone was told.';
export const sentTo = (name: string): string => `Sent to ${name}.`;
export const queueLeft = (count: number, hasMore: boolean): string => {
  if (count === 0) return 'No other new enquiries.';
  return `${count === 1 ? '1 more new enquiry' : `${count}${hasMore ? '+' : ''} more new enquiries`}. When you send, the next one opens.`;
};
export const nextLabel = 'Next';
