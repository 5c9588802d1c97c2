import type { PendingAction } from '@sewa/api/client';
import { createContext, type ReactNode, use } from 'react';

/** The home that an act is about. */
export interface LogInHome {
  readonly name: string;
  /** As it is shown: '$3,200 a month'. */
  readonly rent: string;
  /** Address of its picture; null if it has none. */
  readonly picture: string | null;
}

/** What a visitor wants to do, for which they have to log in. */
export interface LogInRequest {
  /** Says what it is, as a title: 'Save Kestrel Heights'. */
  readonly title: string;
  readonly home?: LogInHome;
  /** What waits on the server for the log-in, wherever it goes on. */
  readonly pendingAction?: PendingAction;
  /** Where it goes on when log-in has to go on in pages. */
  readonly path: string;
}

/** Props of what asks a visitor to log in above their page. */
export interface LogInSheetProps {
  readonly request: LogInRequest;
  /** Called once: with true when they have logged in, with false when they gave up. */
  readonly onEnd: (isLoggedIn: boolean) => void;
}

/** Loads what asks a visitor to log in above their page. */
export type LoadLogInSheet = (props: LogInSheetProps) => Promise<ReactNode>;

const Context = createContext<LoadLogInSheet | null>(null);

/** Props of `LogInService`. */
export interface LogInServiceProps {
  /** Null where log-in has its pages only. */
  readonly load: LoadLogInSheet | null;
  readonly children: ReactNode;
}

/** Provides log-in above the page to all pages below. */
export function LogInService({ load, children }: LogInServiceProps) {
  return <Context value={load}>{children}</Context>;
}

/** Loads what asks a visitor to log in; null on a server. */
export const useLogInService = (): LoadLogInSheet | null => use(Context);
