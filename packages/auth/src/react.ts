export { SessionProvider, type SessionProviderProps } from './react/SessionProvider.tsx';
export { useSession } from './react/useSession.ts';
export { useSessionStore } from './react/useSessionStore.ts';
