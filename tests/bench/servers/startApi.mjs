/** The real process without pages: API and database. */
import './reportUse.mjs';
import { getSettings, startProcess } from '../../../packages/server/src/index.ts';

await startProcess({
  settings: getSettings(),
  clientFolder: null,
  createPages: () => ({
    respond: async () => new Response(null, { status: 404 }),
    cache: { clear: () => undefined, markStale: () => undefined },
  }),
});
