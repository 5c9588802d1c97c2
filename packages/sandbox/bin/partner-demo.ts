/**
 * The site of an invented partner with frames of a Sewa that runs on this machine: `node partner-demo.ts [--site ORIGIN] [--embed
 * ORIGIN] [--port PORT]`. It adds its partner to the database the settings name, and ends it when it is stopped.
 */
import { parseArgs } from 'node:util';
import { makeDemoKeys } from '../src/partner-demo/demoTokens.ts';
import * as messages from '../src/partner-demo/messages.ts';
import { endPartner, registerPartner } from '../src/partner-demo/registerPartner.ts';
import { startPartnerDemo } from '../src/partner-demo/startPartnerDemo.ts';

const DEFAULT_SITE = 'http://localhost:3000';
/** How far its port is from that of Sewa: those between are of other parts of the sandbox. */
const PORT_STEP = 10;

function parseOptions() {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', default: DEFAULT_SITE },
      embed: { type: 'string' },
      port: { type: 'string' },
    },
  });
  const { origin, port } = new URL(values.site);
  return {
    siteOrigin: origin,
    embedOrigin: new URL(values.embed ?? `http://127.0.0.1:${port}`).origin,
    port: Number(values.port ?? Number(port) + PORT_STEP),
  };
}

try {
  const keys = makeDemoKeys();
  const { site, close } = await startPartnerDemo({
    ...parseOptions(),
    register: async (origin) => ({
      key: await registerPartner(messages.siteName, origin, keys.pem),
      privateKey: keys.privateKey,
    }),
  });
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    await close();
    await endPartner(site.key);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
  process.stdout.write(
    `${messages.siteName} is ready at ${site.origin}\nHostile frame: ${site.hostileOrigin}\nUnlisted site: ${site.unlistedOrigin}/unlisted\nkey: ${site.key}\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
