export { createSession, type Session, type SessionOptions, visitorSession } from './core/createSession.ts';
export type { SessionState } from './core/readToken.ts';
