import type { Hono } from 'hono';

/** What Hono carries with each request. */
export interface ServerEnvironment {
  Variables: { requestId: string };
  Bindings: {
    incoming?: { socket?: { remoteAddress?: string } };
    /** True for calls of the same process, made for a page: they are logged and limited with the page's own request. */
    isInternal?: boolean;
  };
}

/** The server before it has routes, or with them. */
export type ServerApp = Hono<ServerEnvironment>;
