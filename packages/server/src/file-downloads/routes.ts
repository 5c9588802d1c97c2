import type { Respond, VerbRouter } from '../platform/calling/VerbRouter.ts';
import { fileEndings } from '../platform/files/fileEndings.ts';
import { type FileDownload, getFile } from './getFile.ts';

/** Sends a file as an attachment that isn't cached and, if opened as a page, is sandboxed. */
const sendFile: Respond<FileDownload> = ({ id, contentType, bytes }, reply) =>
  reply.send(new Uint8Array(bytes), {
    'content-type': contentType,
    'content-length': String(bytes.byteLength),
    'content-disposition': `attachment; filename="${id}.${fileEndings[contentType]}"`,
    'cache-control': 'no-store',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });

/** Adds the download of private files, which belong to users, conversations and services. */
export function addFileDownloadRoutes(router: VerbRouter): void {
  router.mountWithResponse('getFile', getFile, sendFile);
}
