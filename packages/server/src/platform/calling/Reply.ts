import { type RouteName, routes } from '@sewa/api/client';
import type { Context as RequestContext } from 'hono';
import type { ServerEnvironment } from '../http/ServerEnvironment.ts';
import type { Context } from './Context.ts';
import { type CookieName, clearCookie, putCookie, putExperimentCookie } from './cookies.ts';

/** The response of a call as JSON text, in the envelope unless its route is bare. */
export const sendAnswer = (name: RouteName, json: string): string =>
  'isBare' in routes[name] ? json : `{"succeed":true,"data":${json}}`;

/** An answer that is more than JSON: it sets cookies, or is a file or a redirect. */
export class Reply {
  readonly ctx: Context;
  readonly #c: RequestContext<ServerEnvironment>;

  constructor(ctx: Context, c: RequestContext<ServerEnvironment>) {
    this.ctx = ctx;
    this.#c = c;
  }

  /** Whether the client wants a page, such as a form sent without script. */
  get isPageWanted(): boolean {
    return this.#c.req.header('accept')?.includes('text/html') ?? false;
  }

  /** Whether only the headers are sent. */
  get isHead(): boolean {
    return this.#c.req.raw.method === 'HEAD';
  }

  /** Sets a cookie until a time, or for as long as the browser is open. */
  putCookie(name: CookieName, value: string, end: Date | null): void {
    putCookie(this.#c, this.ctx.settings, name, value, end);
  }

  /** Clears a cookie in the browser. */
  clearCookie(name: CookieName): void {
    clearCookie(this.#c, this.ctx.settings, name);
  }

  /** Stores the variant of an experiment in its cookie, or clears it for null. */
  putExperimentCookie(id: string, variant: string | null): void {
    putExperimentCookie(this.#c, this.ctx.settings, id, variant);
  }

  /** The header `Link` that leads to the page of this list that begins at a cursor. */
  linkNext(cursor: string): string {
    const { pathname, searchParams } = new URL(this.#c.req.url);
    const query = new URLSearchParams(searchParams);
    query.set('cursor', cursor);
    return `<${pathname}?${query}>; rel="next"`;
  }

  /** The answer of a call, with the cookies set so far. */
  sendAnswer(name: RouteName, answer: unknown, headers: Readonly<Record<string, string>> = {}): Response {
    const text = sendAnswer(name, JSON.stringify(answer ?? null));
    return this.send(text, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-store',
    });
  }

  /** Any other response, with the cookies set so far. */
  send(
    body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
    headers: Record<string, string>,
  ): Response {
    return this.#c.body(body, 200, headers);
  }

  /** 304: the browser has it already. */
  sendUnchanged(headers: Record<string, string>): Response {
    return this.#c.body(null, 304, headers);
  }

  /** Redirects the browser to one of our paths, with GET (303). */
  redirect(path: string): Response {
    return this.#c.redirect(path, 303);
  }
}
