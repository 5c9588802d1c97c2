import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/** Passes a request on to a process on this machine, as a proxy that ends https does, and its answer back. */
export function proxyRequest(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers, socket } = request;
  const forwarded = { 'x-forwarded-for': socket.remoteAddress ?? '', 'x-forwarded-proto': 'https' };
  const passed = ask({ host: '127.0.0.1', port, method, path: url, headers: { ...headers, ...forwarded } });
  passed.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  response.on('close', () => passed.destroy());
  request.pipe(passed);
}
