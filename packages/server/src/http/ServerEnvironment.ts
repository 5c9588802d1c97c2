import type { Hono } from 'hono';
import type { HttpError } from './HttpError.ts';

/** What Hono carries with each request. */
export interface ServerEnvironment {
  Variables: {
    requestId: string;
    /** Why a form that was sent to a page changes nothing: the page says it, with what was typed. */
    rejection?: HttpError;
  };
  Bindings: {
    incoming?: { socket?: { remoteAddress?: string } };
    /** True for calls of the same process, made for a page: they are logged and limited with the page's own request. */
    isInternal?: boolean;
    /** The rejection of the form a page was sent: nothing is changed in its name. */
    rejection?: HttpError;
  };
}

/** The server before it has routes, or with them. */
export type ServerApp = Hono<ServerEnvironment>;
