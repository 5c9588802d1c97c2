import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Serves the files of a folder, as any static server does. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(({ url = '/' }, response) => {
    const file = path.join(folder, url === '/' ? 'index.html' : decodeURIComponent(url));
    try {
      const body = readFileSync(file);
      response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream').end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
