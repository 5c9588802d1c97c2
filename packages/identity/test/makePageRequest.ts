import { type Client, createClient } from '@sewa/api/client';
import { preloadRoute } from '@sewa/api/swr';
import type { PageRequest } from '@sewa/pages';

/** What the API answers, by 'METHOD /path'; what is left out is not found. */
export type Answers = Readonly<Record<string, { readonly status?: number; readonly body: unknown }>>;

const notFound = {
  status: 404,
  body: { succeed: false, code: 'R002', message: 'Page not found', fields: [] },
};

function makeClient(answers: Answers, requested: string[]): Client {
  return createClient({
    origin: location.origin,
    fetch: async (url, { method, body }) => {
      const name = `${method} ${new URL(url).pathname}`;
      requested.push(body ? `${name} ${String(body)}` : name);
      const { status = 200, body: content } = answers[name] ?? notFound;
      return Response.json(content, { status });
    },
  });
}

/** What a page's loader and action receive for an address; `requested` is filled with the calls they make. */
export function makePageRequest(
  address: string,
  answers: Answers = {},
  requested: string[] = [],
): PageRequest {
  const url = new URL(address, location.origin);
  const client = makeClient(answers, requested);
  return {
    url,
    params: {},
    request: new Request(url),
    client,
    preload: (name, params) => preloadRoute({ name, params, client, store: new Map() }),
  };
}

/** What a loader or action threw: where it leads, or the error answer. */
export async function catchAnswer(
  work: Promise<unknown> | undefined,
): Promise<{ status: number; to: string | null; data: unknown } | null> {
  try {
    await work;
    return null;
  } catch (thrown) {
    if (thrown instanceof Response)
      return { status: thrown.status, to: thrown.headers.get('location'), data: null };
    const { init, data } = thrown as { init?: { status?: number }; data?: unknown };
    if (!init?.status) throw thrown;
    return { status: init.status, to: null, data };
  }
}
