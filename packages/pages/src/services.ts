import { type Client, parseCorporate, type RouteAnswer } from '@sewa/api/client';
import { type RouteStore, routeKey } from '@sewa/api/swr';
import { createContext, RouterContextProvider } from 'react-router-dom';

/** What a navigation carries: the typed client and, on the server, the answers read for this one request. */
export interface PageServices {
  readonly client: Client;
  readonly store?: RouteStore;
  /** How old, in milliseconds, an answer may be that is shown again without being read anew; left out, any age. */
  readonly refreshAfter?: number;
  /** The corporate the page is drawn for, as soon as that is known; null before, for a visitor, and for none. */
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

/** The corporate of the answers a page was drawn from; undefined where they do not say who is signed in. */
export const findRenderedCorporate = (answers: ReadonlyMap<string, unknown>): string | null | undefined =>
  // A key names its route, and a route has one type of answer.
  parseCorporate(answers.get(controlKey) as RouteAnswer<'control'> | undefined);
