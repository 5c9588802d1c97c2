import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { render } from './dist/server/server.js';

const types = { '.js': 'text/javascript', '.css': 'text/css' };
const page = readFileSync('dist/client/index.html', 'utf8').replace('<!--app-->', () => render());

const server = createServer((request, response) => {
  if (request.url === '/') {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    return;
  }
  try {
    const body = readFileSync(`dist/client${request.url}`);
    const ending = request.url.slice(request.url.lastIndexOf('.'));
    response.setHeader('content-type', types[ending] ?? 'application/octet-stream').end(body);
  } catch {
    response.writeHead(404).end();
  }
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}/`));
