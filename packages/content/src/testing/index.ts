/** For tests and stories: sample articles, and the handlers that serve them. */
export { sampleArticles, sampleBody, sampleDraft, sampleEntries } from './sampleArticles.ts';
