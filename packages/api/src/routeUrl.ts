import { type DiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { type RouteName, routes, sameForEveryCorporate } from './routes.ts';

/** Parameters of a call, before they are in a URL. */
export type LooseParams = Readonly<Record<string, unknown>>;

function serializeValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.map(String).join(',') : String(value);
}

function serializeQuery(params: LooseParams, names: readonly string[]): string {
  const query = new URLSearchParams();
  for (const name of [...names].sort()) {
    const value = serializeValue(params[name]);
    if (value !== '') query.set(name, value);
  }
  return query.toString();
}

const pathNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const searches: readonly RouteName[] = [
  'countDiscover',
  'discover',
  'listDiscover',
  'countRents',
  'listMarks',
];

/** The canonical query of a call, without '?': equal parameters give equal strings. */
function serializeRouteQuery(name: RouteName, params: LooseParams): string {
  if (searches.includes(name)) {
    const filters = serializeDiscoverFilters(params as Partial<DiscoverFilters>);
    return [filters, serializeQuery(params, ['cursor', 'limit', 'bounds', 'width'])]
      .filter((part) => part !== '')
      .join('&');
  }
  const taken = [...pathNames(routes[name].path), 'body'];
  return serializeQuery(
    params,
    Object.keys(params).filter((key) => !taken.includes(key)),
  );
}

/** Path and query of a call; throws if a parameter of the path is missing. */
export function buildRouteUrl(name: RouteName, params: LooseParams): string {
  const path = routes[name].path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = serializeValue(params[key]);
    if (value === '') throw new Error(`The call "${name}" needs "${key}". Its path is ${routes[name].path}.`);
    return encodeURIComponent(value);
  });
  const query = serializeRouteQuery(name, params);
  return query === '' ? path : `${path}?${query}`;
}

/** The cache key of a read: name, canonical parameters and, if it matters, the corporate it is read for. */
export function routeKey(name: RouteName, params: LooseParams = {}, corporate: string | null = null): string {
  const query = serializeRouteQuery(name, params);
  const path = pathNames(routes[name].path).map(
    (key) => `/${encodeURIComponent(serializeValue(params[key]))}`,
  );
  const suffix = corporate === null || sameForEveryCorporate.includes(name) ? '' : `#${corporate}`;
  return `${name}${path.join('')}?${query}${suffix}`;
}
