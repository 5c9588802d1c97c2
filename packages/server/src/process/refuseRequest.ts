import { type ServerResponse, STATUS_CODES } from 'node:http';

/** Rejects a request before it reaches the app, with a sentence, and closes the connection. */
export function refuseRequest(response: ServerResponse, status: number, sentence?: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
  response.end(`${sentence ?? STATUS_CODES[status]}\n`);
}
