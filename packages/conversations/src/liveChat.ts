/** The chat of a document, and its place in the tree: what the app sets up once. */
export { createLiveChat, type LiveChat } from './LiveChat/createLiveChat.ts';
export { LiveChatProvider, type LiveChatProviderProps } from './LiveChat/LiveChatProvider.tsx';
