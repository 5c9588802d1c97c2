import { type RouteName, routes } from '@sewa/api/client';
import type { Context as RequestContext } from 'hono';
import type { ServerEnvironment } from '../http/ServerEnvironment.ts';
import type { Context } from './Context.ts';
import { type CookieName, clearCookie, putCookie } from './cookies.ts';

/** JSON text of what a call answers, in the usual envelope unless the route table says that it has none. */
export const sendAnswer = (name: RouteName, json: string): string =>
  'isBare' in routes[name] ? json : `{"succeed":true,"data":${json}}`;

/** An answer that is more than JSON: it sets cookies, or is a file or another address. */
export class Reply {
  readonly ctx: Context;
  readonly #c: RequestContext<ServerEnvironment>;

  constructor(ctx: Context, c: RequestContext<ServerEnvironment>) {
    this.ctx = ctx;
    this.#c = c;
  }

  /** Whether a page is wanted, as by a form that is sent without script. */
  get isPageWanted(): boolean {
    return this.#c.req.header('accept')?.includes('text/html') ?? false;
  }

  /** Sets a cookie until a moment, or for as long as the browser is open. */
  putCookie(name: CookieName, value: string, end: Date | null): void {
    putCookie(this.#c, this.ctx.settings, name, value, end);
  }

  /** Clears a cookie in the browser. */
  clearCookie(name: CookieName): void {
    clearCookie(this.#c, this.ctx.settings, name);
  }

  /** The answer of a call, with the cookies that were put. */
  sendAnswer(name: RouteName, answer: unknown): Response {
    const text = sendAnswer(name, JSON.stringify(answer ?? null));
    return this.send(text, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-store',
    });
  }

  /** Anything else, with the cookies that were put. */
  send(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>): Response {
    return this.#c.body(body, 200, headers);
  }

  /** That the browser has it already. */
  sendUnchanged(headers: Record<string, string>): Response {
    return this.#c.body(null, 304, headers);
  }

  /** Leads the browser to a path of ours, to be read with GET. */
  redirect(path: string): Response {
    return this.#c.redirect(path, 303);
  }
}
