/** Makes a response of JSON text, with its length for the log. */
export function sendJson(text: string, init: { status?: number; headers?: HeadersInit } = {}): Response {
  const headers = new Headers(init.headers);
  headers.set('content-type', 'application/json; charset=utf-8');
  headers.set('content-length', String(Buffer.byteLength(text)));
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  const response = new Response(text, { status: init.status ?? 200, headers });
  // Pages and compression read the body in-process: from the text, that costs a fraction of reading a stream.
  return Object.defineProperties(response, {
    json: { value: async (): Promise<unknown> => JSON.parse(text) },
    text: { value: async (): Promise<string> => text },
  });
}

/** Makes a 204 response. */
export const sendEmpty = (): Response =>
  new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });

/** Makes a response with data in the success envelope; `json` is JSON text already. */
export const sendData = (json: string): Response => sendJson(`{"succeed":true,"data":${json}}`);
