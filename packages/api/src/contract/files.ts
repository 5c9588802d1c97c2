import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { HOUR } from './routeLimits.ts';

/** Accepted media types of files. */
export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;

/** State of a file: being scanned for viruses, available, or permanently rejected. */
export const fileStates = ['checking', 'ready', 'refused'] as const;

/** An uploaded file. */
export const storedFileSchema = z
  .object({
    id: z.uuid(),
    sha256: z
      .string()
      .describe(
        'SHA-256 of the bytes as stored, without anything after the end of a picture, in hexadecimal.',
      ),
    state: z
      .enum(fileStates)
      .describe('Only a `ready` file can be downloaded. A `refused` file never becomes available.'),
  })
  .meta({ id: 'StoredFile', description: 'A private file, available only to users with access.' });

/** An uploaded file. */
export type StoredFile = z.output<typeof storedFileSchema>;

/** Uploaded files. */
export const files = {
  addFile: defineRoute('addFile', {
    summary: 'Upload a private file as the request body. Its type is detected from its content.',
    bodyBytes: 20 * 1024 * 1024,
    bodyTypes: fileTypes,
    perPerson: [{ max: 120, seconds: HOUR }],
    body: z.file(),
    answer: succeeded(storedFileSchema),
    errors: {
      400: 'Invalid file: damaged, too large when unpacked, or also valid as another file type.',
      401: 'Not signed in.',
      403: 'The user has not completed sign-up.',
      413: 'The file is larger than 20 MB, or the storage quota of the user is exceeded.',
      415: 'The content type is not accepted.',
    },
  }),
  getFile: defineRoute('getFile', {
    summary: 'Download a private file as an attachment. Each download is recorded in the audit log.',
    params: z.object({ id: z.uuid() }),
    isAnswerSecret: true,
    answerTypes: fileTypes,
    answer: z.file(),
    errors: {
      401: 'Not signed in.',
      404: 'No file has this id, or the user has no access to it.',
      409: 'The file is still being scanned for viruses, or was rejected.',
    },
  }),
};
