import type { Hono } from 'hono';
import type { HttpError } from './HttpError.ts';

/** Hono's bindings and variables of each request. */
export interface ServerEnvironment {
  Variables: {
    requestId: string;
    /** Why a form post was rejected: the page shows it and keeps the input. */
    rejection?: HttpError;
  };
  Bindings: {
    incoming?: { socket?: { remoteAddress?: string } };
    /** True for in-process calls of a page: they are logged and rate limited with the page's request. */
    isInternal?: boolean;
    /** Why the form post of this page was rejected: the page's writes are rejected too. */
    rejection?: HttpError;
  };
}

/** The Hono app, with or without routes. */
export type ServerApp = Hono<ServerEnvironment>;
