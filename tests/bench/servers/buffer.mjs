/** Bytes computed beforehand, straight on node:http: the most one process can send. */
import './reportUse.mjs';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const body = readFileSync(process.env.BENCH_BODY);
const headers = { ...JSON.parse(process.env.BENCH_HEADERS), 'content-length': body.length };
createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
