import type { Respond, VerbRouter } from '../calling/VerbRouter.ts';
import { addFile } from './addFile.ts';
import type { FileType } from './content/judgeContent.ts';
import { type FileDownload, getFile } from './getFile.ts';

const endings: Readonly<Record<FileType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Nobody but the browser that asks is given it, it is stored nowhere on the way, and opened as a page it can do nothing. */
const sendFile: Respond<FileDownload> = ({ id, contentType, bytes }, reply) =>
  reply.send(new Uint8Array(bytes), {
    'content-type': contentType,
    'content-length': String(bytes.byteLength),
    'content-disposition': `attachment; filename="${id}.${endings[contentType]}"`,
    'cache-control': 'no-store',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });

/** Adds what is done with private files. */
export function addFileRoutes(router: VerbRouter): void {
  router.mount('addFile', addFile);
  router.mountWithResponse('getFile', getFile, sendFile);
}
