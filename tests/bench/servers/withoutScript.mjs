/** The same page without its script, with the same files and headers, all held in memory. */
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { fetchRaw } from '../measure/fetchRaw.mjs';

const origin = process.env.BENCH_ORIGIN;
const page = process.env.BENCH_PAGE;
const cookie = process.env.BENCH_COOKIE ?? '';
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const answers = new Map();

async function take(path, encodings) {
  if (path !== page) return fetchRaw(`${origin}${path}`, { 'accept-encoding': encodings });
  const { headers, ...answer } = await fetchRaw(`${origin}${path}`, { cookie });
  const body = brotliCompressSync(answer.body.toString('utf8').replaceAll(scripts, ''));
  return { ...answer, body, headers: { ...headers, 'content-encoding': 'br' } };
}

createServer(async (request, response) => {
  const { url } = request;
  if (!answers.has(url)) answers.set(url, take(url, request.headers['accept-encoding'] ?? ''));
  const { status, headers, body } = await answers.get(url);
  const { 'transfer-encoding': _, connection, 'keep-alive': __, ...sent } = headers;
  response.writeHead(status, { ...sent, 'content-length': body.length });
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
