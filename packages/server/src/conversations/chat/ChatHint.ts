/** The NOTIFY channel of the chat. */
export const CHAT_CHANNEL = 'chat';

/** What happened in a conversation, by ids and numbers only: the rows are the truth, and a hint only says which to read. */
export type ChatHint =
  | { readonly kind: 'message'; readonly conversationId: string; readonly number: number }
  | {
      readonly kind: 'read';
      readonly conversationId: string;
      /** The participant, as the calls name them. */
      readonly userId: string;
      readonly number: number;
    }
  | { readonly kind: 'conversation'; readonly conversationId: string };
