import { z } from 'zod';

/** Version of a record, for optimistic locking. */
export const versionSchema = z
  .number()
  .int()
  .positive()
  .meta({ description: 'Incremented on every change. Send it with an update to detect conflicts.' });

/** The version an update is based on. An update of an older version is rejected. */
export const meantVersionSchema = versionSchema.optional().meta({
  description: 'The version this update is based on. If it is out of date, the update is rejected (409).',
});

/** The error for an update of an older version. */
export const stale = { 409: 'Conflict: the version sent is out of date.' };
