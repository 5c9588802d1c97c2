import type { Risk } from '../MoneyWarning/findRisk.ts';

export const advice = 'How to stay safe';
export const attach = 'Add photos or PDFs';
export const attachment = 'Attachment';
export const attachments = 'Files to send';
export const back = 'All messages';
export const block = (name: string) => `Block ${name}`;
export const blockConfirm = 'Block';
export const blockedByMe = (name: string) => `You blocked ${name}.`;
export const blockExplained = "They won't be able to message you, and we won't tell them.";
export const blockQuestion = (name: string) => `Block ${name}?`;
export const charactersLeft = (count: number) =>
  count === 1 ? '1 character left' : `${count} characters left`;
export const charactersOver = (count: number) =>
  count === 1 ? 'Your message is 1 character too long.' : `Your message is ${count} characters too long.`;
export const chooseConversation = 'Choose a conversation';
export const conversationFailed = "We couldn't load this conversation.";
export const conversationMissing = "We couldn't find this conversation.";
export const conversationMissingHint = 'You may be logged in with a different account.';
export const conversations = 'Conversations';
export const discard = 'Delete';
export const dismiss = 'Dismiss';
export const document = (name: string) => `PDF: ${name}`;
export const emailsMuted = "You won't get emails about this conversation.";
export const emailsOn = "You'll get emails about unread messages.";
export const failed = 'Not sent';
export const fileFailed = 'Upload failed';
export const fileTooLarge = 'Larger than 20 MB';
export const fileTooMany = 'Up to 10 files per message';
export const fileWrongType = 'Only PDF, JPEG, PNG or WebP';
export const jump = 'New messages';
export const listFailed = "We couldn't load your messages.";
export const loading = 'Loading messages';
export const messageLabel = 'Message';
export const messagePlaceholder = 'Write a message';
export const messagesWith = (name: string) => `Messages with ${name}`;
export const more = 'Conversation options';
export const mute = 'Mute emails';
export const muted = 'Emails muted';
export const newMessages = (count: number) => (count === 1 ? '1 new message' : `${count} new messages`);
export const newSince = 'New messages';
export const noConversations = 'No messages yet';
export const noConversationsHint = 'Your conversations about homes will appear here.';
export const notAllowed = "You can't send messages in this conversation.";
export const notDone = "That didn't work. Try again.";
export const notSent = "Your message wasn't sent.";
export const offline = "You're offline. Messages will be sent once you're back online.";
export const picture = (name: string) => `Photo: ${name}`;
export const questions = 'Quick questions';
export const quickQuestions: readonly string[] = [
  'Is it still available?',
  'Can I see it this week?',
  'When can I move in?',
];
export const removeFile = (name: string) => `Remove ${name}`;
export const report = 'Report message';
export const reportChoose = 'Choose the message you want to report.';
export const reportFailed = "We couldn't send your report. Try again.";
export const reportOne = 'Report a message';
export const reportReason = "What's wrong with it?";
export const reportReasons: readonly string[] = [
  'Scam or asks for money',
  'Rude or threatening',
  'Discrimination',
  'Spam or advertising',
  'Something else',
];
export const reportSend = 'Send report';
export const reportSent = "Thanks for telling us. We'll look into it.";
export const reportWords = 'Tell us more (optional)';
export const retry = 'Retry';
export const retryFile = (name: string) => `Retry ${name}`;
export const risk = (kind: Risk) =>
  ({
    payment: "Never pay before you've seen the home.",
    code: 'Never share codes or passwords. We will never ask for them.',
    elsewhere: "Stay in this chat. We can't help with what happens elsewhere.",
  })[kind];
export const said = (name: string, words: string) => `${name}: ${words}`;
export const seen = 'Seen';
export const send = 'Send';
export const sending = 'Sending…';
export const showEarlier = 'Show earlier messages';
export const showMore = 'Show more';
export const today = 'Today';
export const tryAgain = 'Try again';
export const unblock = (name: string) => `Unblock ${name}`;
export const unblockShort = 'Unblock';
export const unmute = 'Unmute emails';
export const unnamed = 'Unnamed user';
export const unread = (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`);
export const updating = 'Updating…';
export const uploading = 'Uploading…';
export const waiting = 'Waiting to send';
export const yesterday = 'Yesterday';
export const you = 'You';
