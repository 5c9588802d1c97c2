import { type Server, STATUS_CODES } from 'node:http';
import type { Connections } from './Connections.ts';
import type { ConstantHeaders } from './makeConstantHeaders.ts';
import * as messages from './messages.ts';
import { refuseRequest } from './refuseRequest.ts';

/** Statuses of Node's parse errors; others are 400. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Responds to invalid requests, request timeouts and unknown `Expect` headers, with the constant headers. */
export function answerClientErrors(
  server: Server,
  connections: Connections,
  constantHeaders: ConstantHeaders,
): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET' || connections.isAnswering(socket)) {
      socket.destroy(error);
      return;
    }
    const status = statuses[error.code ?? ''] ?? 400;
    const body = status === 431 ? `${messages.cookiesTooLarge}\n` : '';
    const headers = {
      ...constantHeaders(null),
      connection: 'close',
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () =>
      socket.destroy(),
    );
  });
  server.on('checkExpectation', (request, response) => {
    for (const [name, value] of Object.entries(constantHeaders(request))) response.setHeader(name, value);
    refuseRequest(response, 417);
  });
}
