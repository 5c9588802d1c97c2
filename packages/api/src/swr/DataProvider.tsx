import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { SWRConfig } from 'swr';
import type { Client } from '../createClient.ts';

/** Props of `DataProvider`. */
export interface DataProviderProps {
  /** The client for all reads and writes below. */
  client: Client;
  /** Responses the server preloaded for this page, by cache key. */
  fallback?: Readonly<Record<string, unknown>>;
  /**
   * The corporate the page is rendered for.
   * @default null
   */
  corporate?: string | null;
  /** Aborts open calls when the page is left for one of another corporate. */
  leave?: () => void;
  children: ReactNode;
}

/** The context of reads and writes below a provider. */
export interface DataContextValue {
  client: Client;
  corporate: string | null;
  leave: () => void;
}

const stay = (): void => undefined;

const DataContext = createContext<DataContextValue | null>(null);

/** The client and corporate of the nearest provider; throws outside one. */
export function useDataContext(): DataContextValue {
  const value = useContext(DataContext);
  if (!value)
    throw new Error('Data is read outside a <DataProvider>. There is no client to read with. Add one above.');
  return value;
}

/** The client of the nearest provider, for what makes its own calls; throws outside one. */
export const useClient = (): Client => useDataContext().client;

const settings = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
} as const;

function seedCache(fallback: Readonly<Record<string, unknown>>): void {
  if (typeof window === 'undefined') return;
  const { cache } = SWRConfig.defaultValue;
  for (const [key, data] of Object.entries(fallback)) {
    if (cache.get(key)?.data === undefined) cache.set(key, { data });
  }
}

/** Sets up SWR as the one cache below it, seeded with what the server preloaded. */
export function DataProvider({
  client,
  fallback,
  corporate = null,
  leave = stay,
  children,
}: DataProviderProps): ReactNode {
  useState(() => seedCache(fallback ?? {}));
  const value = useMemo(() => ({ client, corporate, leave }), [client, corporate, leave]);
  const config = useMemo(() => ({ ...settings, fallback: fallback ?? {} }), [fallback]);
  return (
    <DataContext value={value}>
      <SWRConfig value={config}>{children}</SWRConfig>
    </DataContext>
  );
}
