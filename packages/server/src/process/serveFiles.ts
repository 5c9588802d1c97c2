import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { ServerApp } from '../http/ServerEnvironment.ts';

const forever = 'public, max-age=31536000, immutable';
const briefly = 'public, max-age=3600';

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !path.startsWith('/.'));
}

/** Serves the files of the client build: those with a fingerprint for a year, the build records fresh, the rest for an hour. */
export function serveFiles(app: ServerApp, folder: string): void {
  const file = serveStatic({
    root: folder,
    precompressed: true,
    onFound: (_, context) => {
      const { path } = context.req;
      const isRecord = path.startsWith('/builds/latest');
      context.header(
        'cache-control',
        path.startsWith('/assets/') ? forever : isRecord ? 'no-cache' : briefly,
      );
      context.header('x-content-type-options', 'nosniff');
    },
  });
  for (const path of listFiles(folder)) app.get(path, file);
  app.get('/assets/*', (context) => context.text('Not found', 404));
}
