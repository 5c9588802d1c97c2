import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '../ApiError.ts';
import type { CallOptions } from '../createClient.ts';
import { type RouteShape, routes } from '../routes.ts';
import type { RouteAnswer, RouteParams, WriteName } from '../routeTypes.ts';
import { useDataContext } from './DataProvider.tsx';
import { refreshRoutes } from './outdated.ts';
import { callRoute } from './routeCalls.ts';

/** State of a write. */
export interface Write<Name extends WriteName> {
  /** Sends the write and revalidates what it changes. Throws what the client throws. */
  write: (params: RouteParams<Name>, options?: CallOptions) => Promise<RouteAnswer<Name>>;
  isWriting: boolean;
  /** Why the last write failed, or null. */
  error: ApiError | null;
}

/** Sends a write, then revalidates the routes the contract says it changes. */
export function useWrite<Name extends WriteName>(name: Name): Write<Name> {
  const { client } = useDataContext();
  const { mutate } = useSWRConfig();
  const [pending, setPending] = useState(0);
  const [error, setError] = useState<ApiError | null>(null);
  const write = useCallback(
    async (params: RouteParams<Name>, options: CallOptions = {}) => {
      setPending((count) => count + 1);
      setError(null);
      try {
        const answer = await callRoute(client, name, params, options);
        const { changes = [] }: RouteShape = routes[name];
        await refreshRoutes(changes, mutate);
        return answer;
      } catch (reason) {
        setError(
          reason instanceof ApiError ? reason : new ApiError({ code: 'R003', status: 0, cause: reason }),
        );
        throw reason;
      } finally {
        setPending((count) => count - 1);
      }
    },
    [client, name, mutate],
  );
  return { write, isWriting: pending > 0, error };
}
