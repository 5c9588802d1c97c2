import type { Respond } from '../calling/VerbRouter.ts';

/** A PDF to download; its name has no characters that a header can't carry. */
export interface PdfFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Sends a PDF as an attachment that isn't cached and, if opened as a page, is sandboxed. */
export const sendPdf: Respond<PdfFile> = ({ name, bytes }, reply) =>
  reply.send(bytes, {
    'content-type': 'application/pdf',
    'content-length': String(bytes.byteLength),
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });
