/** How one call is made, as plain data that client and contract share. */
export interface RouteShape {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path with parameters in braces. */
  readonly path: string;
  /** True when a success is `{succeed: true, data}` and callers want the data. */
  readonly isEnveloped: boolean;
  /** Names of the routes whose answers a successful call makes out of date. */
  readonly changes: readonly string[];
}

/** Every call of the contract. */
export const routes = {
  discover: { method: 'GET', path: '/api/discover', isEnveloped: true, changes: [] },
  getListing: { method: 'GET', path: '/api/listings/{id}', isEnveloped: true, changes: [] },
  control: { method: 'GET', path: '/api/user/control', isEnveloped: false, changes: [] },
  missing: { method: 'GET', path: '/api/user/missing', isEnveloped: true, changes: [] },
  permissions: { method: 'GET', path: '/api/user/permissions', isEnveloped: true, changes: [] },
  findRedirect: { method: 'GET', path: '/api/redirects', isEnveloped: true, changes: [] },
  reportError: { method: 'POST', path: '/api/reports', isEnveloped: true, changes: [] },
  health: { method: 'GET', path: '/api/health', isEnveloped: true, changes: [] },
  ready: { method: 'GET', path: '/api/ready', isEnveloped: true, changes: [] },
} as const satisfies Record<string, RouteShape>;

/** Name of one call. */
export type RouteName = keyof typeof routes;
