import { type Client, parseCorporate, type RouteAnswer } from '@sewa/api/client';
import { type RouteStore, routeKey } from '@sewa/api/swr';
import { createContext, RouterContextProvider } from 'react-router-dom';

/** What a navigation carries: the client and, on the server, the answers loaded for this request. */
export interface PageServices {
  readonly client: Client;
  readonly store?: RouteStore;
  /** The largest age, in milliseconds, of an answer that is shown without loading it again; by default any age. */
  readonly refreshAfter?: number;
  /** The corporate the page is rendered for; null until it is known, for visitors, and for no corporate. */
  readonly getCorporate?: () => string | null;
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

const controlKey = routeKey('control');

/** The corporate of the answers a page was rendered from; undefined if they don't say who is signed in. */
export const findRenderedCorporate = (answers: ReadonlyMap<string, unknown>): string | null | undefined =>
  // A key names its route, and a route has one type of answer.
  parseCorporate(answers.get(controlKey) as RouteAnswer<'control'> | undefined);
