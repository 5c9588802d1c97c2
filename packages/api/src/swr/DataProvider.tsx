import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { SWRConfig } from 'swr';
import type { Client } from '../createClient.ts';

/** Props of `DataProvider`. */
export interface DataProviderProps {
  /** The client every read and write below goes through. */
  client: Client;
  /** Answers the server read for this page, by key. */
  fallback?: Readonly<Record<string, unknown>>;
  /**
   * The corporate the page is drawn for.
   * @default null
   */
  corporate?: string | null;
  /** Gives up what the page still waits for, when it is left for one of another corporate. */
  leave?: () => void;
  children: ReactNode;
}

/** What reads and writes below a provider share. */
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

/** Makes SWR the one cache below it: what the server read is there from the start, and nothing is read twice. */
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
