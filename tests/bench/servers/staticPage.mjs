/** What a page shows as one static file: no script, its style sheets inlined, in the system's fonts; pictures as they are sent. */
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { fetchRaw } from '../measure/fetchRaw.mjs';

const origin = process.env.BENCH_ORIGIN;
const page = process.env.BENCH_PAGE;
const cookie = process.env.BENCH_COOKIE ?? '';
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const sheets = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const fontFaces = /@font-face\s*\{[^}]*\}/g;
const answers = new Map();

async function makeFile() {
  const { status, headers, body } = await fetchRaw(`${origin}${page}`, { cookie });
  const html = body.toString('utf8').replaceAll(scripts, '');
  const styles = await Promise.all(
    [...html.matchAll(sheets)].map(async ([, href]) =>
      (await fetchRaw(`${origin}${href}`)).body.toString('utf8'),
    ),
  );
  const style = `<style>${styles.join('').replaceAll(fontFaces, '')}</style>`;
  // Where the sheets stood, so that what follows them in the head still does.
  let place = style;
  const file = html.replaceAll(sheets, () => {
    const here = place;
    place = '';
    return here;
  });
  return {
    status,
    body: brotliCompressSync(file),
    headers: { 'content-type': headers['content-type'], 'content-encoding': 'br' },
  };
}

createServer(async (request, response) => {
  const { url } = request;
  const make = () =>
    url === page
      ? makeFile()
      : fetchRaw(`${origin}${url}`, { 'accept-encoding': request.headers['accept-encoding'] ?? '' });
  if (!answers.has(url)) answers.set(url, make());
  const { status, headers, body } = await answers.get(url);
  const { 'transfer-encoding': _, connection, 'keep-alive': __, ...sent } = headers;
  response.writeHead(status, { ...sent, 'content-length': body.length });
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
