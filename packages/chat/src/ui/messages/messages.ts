import type { Risk } from '../MoneyWarning/findRisk.ts';

/** Every text the chat has of its own; names of months and weekdays come from `@sewa/formatters`. */
export interface ChatUiMessages {
  /** Link to advice, after a warning. */
  advice: string;
  /** Name of the button that adds files to a message. */
  attach: string;
  /** Stands in the list for a message that has only files. */
  attachment: string;
  /** Name of the list of files that will be sent. */
  attachments: string;
  /** Link from a conversation to the list, on a narrow screen. */
  back: string;
  /** Item of the menu that blocks somebody. */
  block: (name: string) => string;
  /** Label of the button that confirms a block. */
  blockConfirm: string;
  /** Stands instead of the composer while the other side is blocked. */
  blockedByMe: (name: string) => string;
  /** Says what a block does, before it is confirmed. */
  blockExplained: string;
  /** Title of the question before somebody is blocked. */
  blockQuestion: (name: string) => string;
  /** Says how many characters may still be typed, near the limit. */
  charactersLeft: (count: number) => string;
  /** Says by how many characters a message is too long. */
  charactersOver: (count: number) => string;
  /** Stands beside the list while no conversation is selected. */
  chooseConversation: string;
  /** Title of a conversation that could not be loaded. */
  conversationFailed: string;
  /** Title of a conversation that does not exist for the user. */
  conversationMissing: string;
  /** Says why a conversation may not exist for the user. */
  conversationMissingHint: string;
  /** Name of the list of conversations. */
  conversations: string;
  /** Deletes a message that was not sent. */
  discard: string;
  /** Name of the button that removes a line that says what happened. */
  dismiss: string;
  /** Name of the link to a PDF. */
  document: (name: string) => string;
  /** Said once emails are muted. */
  emailsMuted: string;
  /** Said once emails are on again. */
  emailsOn: string;
  /** State of a message that was refused. */
  failed: string;
  /** Said of a file that could not be uploaded. */
  fileFailed: string;
  /** Said of a file that is too large. */
  fileTooLarge: string;
  /** Said of a file that is one too many. */
  fileTooMany: string;
  /** Said of a file of a kind that is not taken. */
  fileWrongType: string;
  /** Button that leads down to messages that came in meanwhile. */
  jump: string;
  /** Title of a list that could not be loaded. */
  listFailed: string;
  /** Said while the list or a conversation is loaded for the first time. */
  loading: string;
  /** Label of the field for a message. */
  messageLabel: string;
  /** Stands in the field for a message while it is empty. */
  messagePlaceholder: string;
  /** Name of the messages of a conversation. */
  messagesWith: (name: string) => string;
  /** Name of the button that opens the menu of a conversation. */
  more: string;
  /** Item of the menu that mutes emails. */
  mute: string;
  /** Says of a conversation in the list that its emails are muted. */
  muted: string;
  /** Spoken when several messages came in at once. */
  newMessages: (count: number) => string;
  /** Stands above the first message that was not seen before. */
  newSince: string;
  /** Title of an empty list. */
  noConversations: string;
  /** Says what will be in an empty list. */
  noConversationsHint: string;
  /** Said of a message that was refused because the user may not write. */
  notAllowed: string;
  /** Said when muting or blocking failed. */
  notDone: string;
  /** Spoken when a message was refused. */
  notSent: string;
  /** Said while there is no connection. */
  offline: string;
  /** Alternative text of a picture. */
  picture: (name: string) => string;
  /** Name of the row of quick questions. */
  questions: string;
  /** Questions to begin with, unless the page gives its own. */
  quickQuestions: readonly string[];
  /** Name of the button that removes a file. */
  removeFile: (name: string) => string;
  /** Name of the button and title of the dialog that report a message. */
  report: string;
  /** Said once somebody wants to report a message, before one is chosen. */
  reportChoose: string;
  /** Said when a report could not be sent. */
  reportFailed: string;
  /** Item of the menu that leads to the reports of messages. */
  reportOne: string;
  /** Label of the reasons for a report. */
  reportReason: string;
  /** Reasons for a report. */
  reportReasons: readonly string[];
  /** Label of the button that sends a report. */
  reportSend: string;
  /** Said once a report was sent. */
  reportSent: string;
  /** Label of the field for more words in a report. */
  reportWords: string;
  /** Sends a message that was refused again. */
  retry: string;
  /** Name of the button that uploads a file again. */
  retryFile: (name: string) => string;
  /** Warns below a message that asks for money, for a code, or to talk elsewhere. */
  risk: (kind: Risk) => string;
  /** A message with the name of its sender: spoken when it comes in, and in the list. */
  said: (name: string, words: string) => string;
  /** Says that the other side has seen the message above. */
  seen: string;
  /** Name of the button that sends a message. */
  send: string;
  /** State of a message on its way. */
  sending: string;
  /** Button that loads the messages before the first one shown. */
  showEarlier: string;
  /** Button that loads more conversations. */
  showMore: string;
  /** Stands above the messages of today. */
  today: string;
  /** Label of the button that reads again what could not be read. */
  tryAgain: string;
  /** Item of the menu that takes a block back. */
  unblock: (name: string) => string;
  /** Label of the button that takes a block back, beside the words that say whom it concerns. */
  unblockShort: string;
  /** Item of the menu that turns emails on. */
  unmute: string;
  /** Stands for the name of somebody who has none. */
  unnamed: string;
  /** Says how many messages of a conversation are unread. */
  unread: (count: number) => string;
  /** Said while what was missed is fetched. */
  updating: string;
  /** Said of a file that is being uploaded. */
  uploading: string;
  /** State of a message that waits for a connection or for those before it. */
  waiting: string;
  /** Stands above the messages of yesterday. */
  yesterday: string;
  /** Stands for the name of the user. */
  you: string;
}
