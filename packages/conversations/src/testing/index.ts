/** An inbox for tests and stories: conversations, and handlers that answer with them. */
export { helpConversation, homeConversation, sampleEntries } from './sampleConversations.ts';
export { sampleCard, sampleEnquiredHomes } from './sampleEnquiries.ts';
export { type SampleInbox, sampleInbox } from './sampleInbox.ts';
