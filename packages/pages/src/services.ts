import type { Client } from '@sewa/api/client';
import type { RouteStore } from '@sewa/api/swr';
import { createContext, RouterContextProvider } from 'react-router-dom';

/** What a navigation carries: the typed client and, on the server, the answers read for this one request. */
export interface PageServices {
  readonly client: Client;
  readonly store?: RouteStore;
  /** How old, in milliseconds, an answer may be that is shown again without being read anew; left out, any age. */
  readonly refreshAfter?: number;
}

const servicesContext = createContext<PageServices>();

/** Wraps the services of one navigation in the router's own context. */
export function createPageContext(services: PageServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  return context;
}

/** The services of this navigation. */
export function getPageServices(context: Readonly<RouterContextProvider>): PageServices {
  return context.get(servicesContext);
}
