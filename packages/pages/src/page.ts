import type { Client, RouteAnswer, RouteName, RouteParams } from '@sewa/api/client';
import type { ComponentType } from 'react';

/** The names of all layouts. */
export const layoutNames = [
  'public',
  'default',
  'dashboard',
  'sidebar',
  'login',
  'center',
  'empty',
  'none',
] as const;

/** The name of a layout. */
export type LayoutName = (typeof layoutNames)[number];

/**
 * What a page may switch on: help bubble, scroll to top, kept alive, opened beside the list it came from, no cookie popup, no menu at the
 * foot of phones.
 */
export type PageFlag =
  | 'help'
  | 'top'
  | 'restoreState'
  | 'masterDetail'
  | 'no-cookie-popup'
  | 'no-bottom-menu';

/** What must be true of the person before the page is shown. */
export interface PageGuard {
  /** Needs a signed-in, valid user; otherwise the path is remembered and the person goes to log-in. */
  readonly isSignedInOnly?: boolean;
  /** Shown to visitors too, who may log in on it and come back: see `askLogInPath`. */
  readonly offersLogIn?: boolean;
  /** Has signed-in people complete their profile first, on a page that visitors see too. */
  readonly needsWholeProfile?: boolean;
  /** Also lets in signed-in people whose sign-up or profile is not complete. */
  readonly canBeUnfinished?: boolean;
  /** For visitors only: signed-in people continue to where they wanted to go. */
  readonly isVisitorOnly?: boolean;
  /** Needs this permission; otherwise the person goes to `/error/401` or `/error/company`. */
  readonly can?: readonly [action: string, subject: string];
  /** False makes the page 'Page Not Found'. */
  readonly isValid?: (params: Readonly<Record<string, string | undefined>>) => boolean;
  /** Shows people without the permission how to get it, instead of sending them to `/error/401`. */
  readonly offersRole?: boolean;
  /** Skips the guards that ask the server who is signed in. */
  readonly isControlSkipped?: boolean;
}

/** What a page's loader and action receive, on the server and in the browser alike. */
export interface PageRequest {
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly request: Request;
  /** Makes the calls of an action; cookies set by the API reach the browser with the page's response. */
  readonly client: Client;
  /** Loads a call into the cache that the page's components read from; never twice for the same parameters. */
  readonly preload: <Name extends RouteName>(
    name: Name,
    params: RouteParams<Name>,
  ) => Promise<RouteAnswer<Name>>;
}

/** What a private page shows of the request itself, for example of a cookie. */
export interface LoadedFacts {
  readonly [name: string]: string | null;
}

/** What one page's module exports. */
export interface PageModule {
  readonly default: ComponentType;
  /** Shown if the page's data can't be loaded or it fails to render; by default the general error page. */
  readonly Failure?: ComponentType;
  /** Loads what the page shows; it may return the status of the response, or what `useLoaderData` returns. */
  readonly loader?: (page: PageRequest) => Promise<void> | Promise<number> | Promise<LoadedFacts>;
  /** The response status, by the parameters of the path; by default 200. */
  readonly findStatus?: (params: PageRequest['params']) => number;
  readonly action?: (page: PageRequest) => Promise<unknown>;
}

/** What the module of a layout exports. */
export interface LayoutModule<Props = object> {
  readonly default: ComponentType<Props>;
  /** Loads what the layout shows, in parallel with the page's loader. */
  readonly loader?: (page: PageRequest) => Promise<void>;
}

/** Loads a layout that only some pages use; the build adds `source`, the module's key in Vite's manifest. */
export type LoadLayout<Props = object> = (() => Promise<LayoutModule<Props>>) & {
  readonly source?: string;
};

/** One row of the route table. */
export interface PageRow {
  readonly path: string;
  readonly layout: LayoutName;
  /** Loads the page's module; the build adds `source`, the module's key in Vite's manifest. */
  readonly page: (() => Promise<PageModule>) & { readonly source?: string };
  /** Public pages are identical for everybody and cached; private ones are never stored. */
  readonly visibility: 'public' | 'private';
  readonly flags?: readonly PageFlag[];
  readonly guard?: PageGuard;
}

/** What the router keeps with each matched page route. */
export interface PageHandle {
  readonly row: PageRow;
  /** The modules that render it: the layout, if it is loaded separately, and the page. */
  readonly modules: readonly (LoadLayout | PageRow['page'])[];
}

/** Whether a router handle belongs to a row of the table. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'row' in handle;
}
