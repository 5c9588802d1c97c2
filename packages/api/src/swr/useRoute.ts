import useSWR, { type SWRResponse } from 'swr';
import type { ApiError } from '../ApiError.ts';
import type { ReadName, RouteAnswer, RouteParams } from '../routeTypes.ts';
import { routeKey } from '../routeUrl.ts';
import { useDataContext } from './DataProvider.tsx';
import { fetchOnce } from './fetchOnce.ts';
import { noteRead } from './outdated.ts';
import { callRoute } from './routeCalls.ts';

/** Options of `useRoute`. */
interface UseRouteOptions {
  /**
   * Returns `error` to the component instead of throwing it to the nearest error boundary.
   * @default false
   */
  isErrorReturned?: boolean;
}

/**
 * Reads a route through the cache; `null` as params reads nothing. An error is thrown to the nearest error boundary if nothing is
 * cached; otherwise the cached response stays, and `error` is set.
 */
export function useRoute<Name extends ReadName>(
  name: Name,
  params: RouteParams<Name> | null,
  { isErrorReturned = false }: UseRouteOptions = {},
): SWRResponse<RouteAnswer<Name>, ApiError> {
  const { client, corporate } = useDataContext();
  const key = params === null ? null : routeKey(name, params, corporate);
  const read = (routeKeyOf: string): Promise<RouteAnswer<Name>> =>
    fetchOnce(client, routeKeyOf, async () => {
      if (params === null) throw new Error('Nothing to read.');
      const answer = await callRoute(client, name, params);
      noteRead(routeKeyOf);
      return answer;
    });
  const response = useSWR<RouteAnswer<Name>, ApiError, string | null>(key, read);
  if (!isErrorReturned && response.error !== undefined && response.data === undefined) throw response.error;
  return response;
}
