import type { Client, RouteAnswer, RouteName, RouteParams } from '@sewa/api/client';
import type { ComponentType } from 'react';

/** The frames a page can stand in; screens are listed with theirs in the route table. */
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

/** The name of one frame. */
export type LayoutName = (typeof layoutNames)[number];

/** What a page may switch on: help bubble, scroll to top, kept alive, opened beside the list it came from, no cookie popup. */
export type PageFlag = 'help' | 'top' | 'restoreState' | 'masterDetail' | 'no-cookie-popup';

/** What must be true of the person before the page is shown. */
export interface PageGuard {
  /** Needs a signed-in, valid user; otherwise the path is remembered and the person goes to log-in. */
  readonly isSignedInOnly?: boolean;
  /** Of signed-in people, lets in also those whose sign-up or profile is not complete. */
  readonly canBeUnfinished?: boolean;
  /** For visitors only: somebody signed in goes on to where they wanted to go. */
  readonly isVisitorOnly?: boolean;
  /** Needs this permission; otherwise the person goes to `/error/401`. */
  readonly can?: readonly [action: string, subject: string];
  /** False makes the page 'Page Not Found'. */
  readonly isValid?: (params: Readonly<Record<string, string | undefined>>) => boolean;
  /** Skips the steps that ask the server who this is. */
  readonly isControlSkipped?: boolean;
}

/** What a page's loader and action receive, on the server and in the browser alike. */
export interface PageRequest {
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly request: Request;
  /** Makes the calls an action needs; what the API sets as cookies reaches the browser with the page's answer. */
  readonly client: Client;
  /** Reads one contract route into the cache that the page's components read from; never twice for one key. */
  readonly preload: <Name extends RouteName>(
    name: Name,
    params: RouteParams<Name>,
  ) => Promise<RouteAnswer<Name>>;
}

/** What one page's module exports. */
export interface PageModule {
  readonly default: ComponentType;
  /** Shown in the page's place when its data cannot be had or it cannot be drawn; left out, the general error page is. */
  readonly Failure?: ComponentType;
  readonly loader?: (page: PageRequest) => Promise<void>;
  /** The status a page is answered with, by the parts of its path; left out, it is 200. */
  readonly findStatus?: (params: PageRequest['params']) => number;
  readonly action?: (page: PageRequest) => Promise<unknown>;
}

/** What the module of a layout exports. */
export interface LayoutModule<Props = object> {
  readonly default: ComponentType<Props>;
  /** Reads what the layout shows, beside the loader of each page that stands in it. */
  readonly loader?: (page: PageRequest) => Promise<void>;
}

/** Loads a layout that only some pages stand in; the build adds `source`, the module's key in Vite's manifest. */
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
  /** What it is drawn by: the layout, where that is a module of its own, and the page. */
  readonly modules: readonly (LoadLayout | PageRow['page'])[];
}

/** True for a router handle that belongs to a row of the table. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'row' in handle;
}
