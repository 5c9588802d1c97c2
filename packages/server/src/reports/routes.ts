import { routes } from '@sewa/api/client';
import { errorReportSchema } from '@sewa/api/schema';
import type { Queryable } from '../database/database.ts';
import { readBody } from '../http/readBody.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import { reportError } from './reportError.ts';

/** Adds the recording of browser errors. */
export function addReportRoutes(app: ServerApp, db: Queryable): void {
  app.post(routes.reportError.path, async (c) => {
    await reportError(db, await readBody(c, errorReportSchema));
    return sendData('null');
  });
}
