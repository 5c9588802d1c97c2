/** The same cards by bare `renderToString`, straight on node:http. */
import './reportUse.mjs';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { renderCards } from '../.cache/cards/cards.js';

const { items } = JSON.parse(readFileSync(process.env.BENCH_ANSWER, 'utf8'));
createServer((_, response) => {
  const body = Buffer.from(`<!doctype html><title>Homes</title>${renderCards(items)}`);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
