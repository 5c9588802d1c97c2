export { createSession, type Session, type SessionOptions, visitorSession } from './core/createSession.ts';
export type { SessionEvent } from './core/openTabs.ts';
export { getSessionStatus, type SessionState, type SessionStatus } from './core/parseToken.ts';
export { findStoredName, storeName } from './core/storedName.ts';
export { type PermissionWatch, watchPermissions } from './core/watchPermissions.ts';
