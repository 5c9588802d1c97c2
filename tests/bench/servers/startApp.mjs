/** The real process over the built app: pages, API, files, database; without the doubles of other services. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getSettings, startProcess } from '../../../packages/server/src/index.ts';

const build = path.resolve(import.meta.dirname, '../../../app/build');
const clientFolder = path.join(build, 'client');
const { createAppPages } = await import(pathToFileURL(path.join(build, 'server/pages.js')).href);
await startProcess({
  settings: getSettings(),
  clientFolder,
  createPages: (options) => createAppPages(clientFolder, options),
});

// Whoever started it may ask for its memory; that doesn't keep it running.
process.on('message', () =>
  process.send({ ...process.memoryUsage(), maxRss: process.resourceUsage().maxRSS * 1024 }),
);
process.channel?.unref();
