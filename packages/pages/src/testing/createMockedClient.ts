import { type Client, createClient } from '@sewa/api/client';
import { mockRoutes } from '@sewa/api/mocks';
import { getResponse, type HttpHandler } from 'msw';

/** A call a mocked client made, as 'PUT /api/favourites/x' and its body: what was parsed of JSON, or the text of a file. */
export interface MockedCall {
  readonly name: string;
  readonly body: unknown;
}

/**
 * A client whose calls handlers answer, without a network: the given ones first, and where they leave a call, the empty
 * market in which nobody is signed in. `calls` is filled with what was asked, and `underway` holds each request while its
 * answer is awaited.
 */
export function createMockedClient(
  answers: readonly HttpHandler[],
  calls: MockedCall[] = [],
  underway: Set<Request> = new Set(),
): Client {
  return createClient({
    origin: location.origin,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const text = await request.clone().text();
      const isJson = request.headers.get('content-type') === 'application/json';
      calls.push({
        name: `${request.method} ${new URL(request.url).pathname}`,
        body: isJson && text ? JSON.parse(text) : text || null,
      });
      underway.add(request);
      const response = await getResponse([...answers, ...mockRoutes()], request).finally(() =>
        underway.delete(request),
      );
      if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  });
}
