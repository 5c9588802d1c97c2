import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { ServerApp } from '../platform/http/ServerEnvironment.ts';
import * as messages from '../platform/messages/messages.ts';

function findLifetime(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (path.startsWith('/builds/latest')) return 'no-cache';
  return 'public, max-age=3600';
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !path.includes('/.'));
}

/** Serves the client build: fingerprinted files are cached for a year, others for an hour; build manifests are revalidated. */
export function serveFiles(app: ServerApp, folder: string): void {
  const file = serveStatic({ root: folder, precompressed: true });
  for (const path of listFiles(folder)) {
    const lifetime = findLifetime(path);
    app.get(path, (context, next) => {
      context.header('cache-control', lifetime);
      return file(context, next);
    });
  }
  app.get('/assets/*', (context) => context.text(messages.pageNotFound, 404));
}
