import { z } from 'zod';
import { defineRoute, succeeded } from './defineRoute.ts';
import { HOUR } from './routeLimits.ts';

/** What a file may be. */
export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;

/** How far a file is: looked at for viruses, to be had, or refused for good. */
export const fileStates = ['checking', 'ready', 'refused'] as const;

/** A file that was uploaded. */
export const storedFileSchema = z
  .object({
    id: z.uuid(),
    sha256: z
      .string()
      .describe(
        'Digest of its bytes as they are stored, without what stood behind the end of a picture; in hexadecimal.',
      ),
    state: z.enum(fileStates).describe('Only a file that is ready can be read; one that is refused never.'),
  })
  .meta({ id: 'StoredFile', description: 'A private file: only those who may read it are given it.' });

/** A file that was uploaded. */
export type StoredFile = z.output<typeof storedFileSchema>;

/** Uploads a file. */
export const addFileRoute = defineRoute('addFile', {
  summary: 'Upload a private file: its bytes as the body. What it is, is judged by its content.',
  bodyBytes: 20 * 1024 * 1024,
  bodyTypes: fileTypes,
  perPerson: [{ max: 120, seconds: HOUR }],
  body: z.file(),
  answer: succeeded(storedFileSchema),
  errors: {
    400: 'It is not what may be uploaded: damaged, too large when unpacked, or two kinds of file at once.',
    401: 'Nobody is signed in.',
    403: 'Sign-up is not complete.',
    413: 'It is larger than 20 MB, or the files of this person together would be too large.',
    415: 'The content is of another type than the request says, or of none that is taken.',
  },
});

/** Reads a file. */
export const getFileRoute = defineRoute('getFile', {
  summary: 'The bytes of a private file, as an attachment. Each read is written down.',
  params: z.object({ id: z.uuid() }),
  // A private file.
  isAnswerSecret: true,
  answerTypes: fileTypes,
  answer: z.file(),
  errors: {
    401: 'Nobody is signed in.',
    404: 'There is no such file, or whoever asks may not read it.',
    409: 'It is still being checked for viruses, or was refused.',
  },
});
