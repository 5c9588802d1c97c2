import { type Server, STATUS_CODES } from 'node:http';
import * as messages from '../messages/messages.ts';
import type { Connections } from './Connections.ts';
import type { ConstantHeaders } from './makeConstantHeaders.ts';
import { refuseRequest } from './refuseRequest.ts';

/** What a request becomes that Node cannot read; what is not listed is a bad request. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what is no request, comes too slowly or expects what nobody knows, with the headers of every answer. */
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
