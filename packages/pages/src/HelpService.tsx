import { createContext, type ReactNode, use } from 'react';

/** Loads what the help bubble's panel shows in chat mode; it is mounted only while the panel is open. */
export type LoadHelpPanel = () => Promise<ReactNode>;

const Context = createContext<LoadHelpPanel | null>(null);

/** Props of `HelpService`. */
export interface HelpServiceProps {
  /** Null where the product has no help panel. */
  readonly load: LoadHelpPanel | null;
  readonly children: ReactNode;
}

/** Provides the help panel to the bubble of all pages below. */
export function HelpService({ load, children }: HelpServiceProps) {
  return <Context value={load}>{children}</Context>;
}

/** Loads the help panel; null if there is none. */
export const useHelpService = (): LoadHelpPanel | null => use(Context);
