export { createSession, type Session, type SessionOptions, visitorSession } from './core/createSession.ts';
export { findKeptName, keepName } from './core/keptName.ts';
export type { SessionEvent } from './core/openTabs.ts';
export { readStanding, type SessionStanding, type SessionState } from './core/readToken.ts';
export { type PermissionWatch, watchPermissions } from './core/watchPermissions.ts';
