import { createServer, request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { endLater } from '../measure/processes.mjs';

const script = /<script\b[^>]*>.*?<\/script>/gs;

/** Serves a page of the app as one static file without script; its styles, fonts and pictures come from the app. Gives its address. */
export async function openStaticCopy(url, path, headers) {
  const answer = await fetch(`${url}${path}`, { headers });
  const page = brotliCompressSync((await answer.text()).replace(script, ''));
  const server = createServer((asked, response) => {
    if (asked.url === path) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      response.end(page);
    } else {
      const file = request(`${url}${asked.url}`, { headers: asked.headers }, (found) => {
        response.writeHead(found.statusCode, found.headers);
        found.pipe(response);
      });
      file.once('error', (error) => response.destroy(error));
      file.end();
    }
  });
  await new Promise((listening) => server.listen(0, 'localhost', listening));
  endLater(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${server.address().port}`;
}
