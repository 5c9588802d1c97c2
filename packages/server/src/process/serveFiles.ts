import { serveStatic } from '@hono/node-server/serve-static';
import { getMimeType } from 'hono/utils/mime';
import { runAsCall } from '../platform/database/callKind.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { ServerApp } from '../platform/http/ServerEnvironment.ts';
import * as messages from '../platform/messages/messages.ts';
import { findBuildFile } from './build-files/queries.ts';
import { listFiles } from './listFiles.ts';

function findLifetime(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (path.startsWith('/builds/latest')) return 'no-cache';
  return 'public, max-age=3600';
}

/**
 * Serves the client build: fingerprinted files, also those of the builds before, are cached for a year, others for an hour; build
 * manifests are revalidated.
 */
export function serveFiles(app: ServerApp, folder: string, db: Queryable): void {
  const file = serveStatic({ root: folder, precompressed: true });
  for (const path of listFiles(folder)) {
    const lifetime = findLifetime(path);
    app.get(path, (context, next) => {
      context.header('cache-control', lifetime);
      return file(context, next);
    });
  }
  app.get('/assets/*', async (context) => {
    const { path } = context.req;
    const bytes = await runAsCall('build-files', () => findBuildFile(db, path));
    if (!bytes) return context.text(messages.pageNotFound, 404);
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': getMimeType(path) ?? 'application/octet-stream',
      'cache-control': findLifetime(path),
    });
  });
}
