import { createHash } from 'node:crypto';
import { openapi } from '@sewa/api/schema';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendJson } from '../http/sendJson.ts';
import { docsStyle } from './docsStyle.ts';
import { writeDocsPage } from './writeDocsPage.ts';

/** Adds the contract as a document for machines and as a page for people. */
export function addDocsRoutes(app: ServerApp): void {
  const contract = openapi();
  const json = JSON.stringify(contract);
  const html = writeDocsPage(contract);
  const styleHash = createHash('sha256').update(docsStyle).digest('base64');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(html)),
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-cache',
  };
  app.get('/api/openapi.json', () => sendJson(json, { headers: { 'cache-control': 'no-cache' } }));
  app.get('/api/docs', () => new Response(html, { headers }));
}
