/** The API alone, with the sample market and the sandbox and without pages, as somebody runs it beside an app of their own. */
import { fillSampleMarketOnce } from '@sewa/sample/once';
import { getSettings, startProcess } from '@sewa/server';

await startProcess({
  settings: getSettings(),
  clientFolder: null,
  createPages: () => ({
    respond: async () => new Response(null, { status: 404 }),
    cache: { clear: () => undefined, markStale: () => undefined },
  }),
  prepare: async (db, { sealKey }) => {
    await fillSampleMarketOnce(db, { sealKey });
  },
  loadSandbox: () => import('@sewa/sandbox'),
});
