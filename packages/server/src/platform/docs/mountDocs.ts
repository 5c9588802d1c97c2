import { createHash } from 'node:crypto';
import { openapi } from '@sewa/api/schema';
import { defineVerb } from '../calling/defineVerb.ts';
import type { Respond, VerbRouter } from '../calling/VerbRouter.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import { docsStyle } from './docsStyle.ts';
import { renderDocsPage } from './renderDocsPage.ts';

interface Docs {
  readonly json: string;
  readonly html: string;
}

let rendered: Docs | undefined;

/** Renders both documents lazily, because that takes half of the startup time. */
function renderDocs(): Docs {
  if (!rendered) {
    const contract = openapi();
    rendered = { json: JSON.stringify(contract), html: renderDocsPage(contract) };
  }
  return rendered;
}

/** Adds `/api/openapi.json` and `/api/docs`. */
export function mountDocs(router: VerbRouter): void {
  const styleHash = createHash('sha256').update(docsStyle).digest('base64');
  const getContract = defineVerb(anyone, () => renderDocs().json);
  const getDocs = defineVerb(anyone, () => renderDocs().html);
  const isPublic = { isCompressible: true };
  const sendContract: Respond<string> = (text, reply) =>
    reply.send(text, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-cache',
    });
  const sendDocs: Respond<string> = (text, reply) =>
    reply.send(text, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-cache',
    });
  router.mountFile('/api/openapi.json', getContract, sendContract, isPublic);
  router.mountFile('/api/docs', getDocs, sendDocs, isPublic);
}
