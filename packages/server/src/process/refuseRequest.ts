import { type ServerResponse, STATUS_CODES } from 'node:http';

/** Refuses a request that never reaches the app with a sentence, and takes no other on its connection. */
export function refuseRequest(response: ServerResponse, status: number, sentence?: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
  response.end(`${sentence ?? STATUS_CODES[status]}\n`);
}
