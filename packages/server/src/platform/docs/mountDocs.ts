import { createHash } from 'node:crypto';
import { openapi } from '@sewa/api/schema';
import { defineVerb } from '../calling/defineVerb.ts';
import type { Respond, VerbRouter } from '../calling/VerbRouter.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import { HttpError } from '../http/HttpError.ts';
import { docsStyle } from './docsStyle.ts';
import { renderDocsChapter, renderDocsPage } from './renderDocsPage.ts';

let made: ReturnType<typeof openapi> | undefined;

/** Makes the document when it is first asked for, because that takes half of the startup time. */
function getDocument(): ReturnType<typeof openapi> {
  made ??= openapi();
  return made;
}

/** Adds `/api/openapi.json`, and `/api/docs` with its chapters. */
export function mountDocs(router: VerbRouter): void {
  const styleHash = createHash('sha256').update(docsStyle).digest('base64');
  const getContract = defineVerb(anyone, () => JSON.stringify(getDocument()));
  const getDocs = defineVerb(anyone, (_, { q = '' }: { q?: string }) => renderDocsPage(getDocument(), q));
  const getChapter = defineVerb(anyone, (_, { chapter }: { chapter: string }) => {
    const html = renderDocsChapter(getDocument(), chapter);
    if (html === null) throw new HttpError('not-found');
    return html;
  });
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
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      'cache-control': 'no-cache',
    });
  router.mountFile('/api/openapi.json', getContract, sendContract, isPublic);
  router.mountFile('/api/docs', getDocs, sendDocs, isPublic);
  router.mountFile('/api/docs/{chapter}', getChapter, sendDocs, isPublic);
}
