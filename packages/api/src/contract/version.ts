import { z } from 'zod';

/** How often something was changed, as whoever reads it is told. */
export const versionSchema = z
  .number()
  .int()
  .positive()
  .meta({ description: 'Counts its changes. Sent with a change, it says what the change was meant for.' });

/** What a change may say it was meant for; a change of something that is another by now is refused. */
export const meantVersionSchema = versionSchema
  .optional()
  .meta({ description: 'The version that is to be changed; a change of another one is refused (409).' });

/** Why a change is refused that was meant for an older version. */
export const stale = { 409: 'It was changed since the version that was sent.' };
