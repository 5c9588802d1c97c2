/**
 * The issuers in a process of their own: `node issuers.ts ORIGIN [PORT] [ADDRESS]`; prints what the site at ORIGIN has to be set to,
 * as JSON. ADDRESS is where a proxy that ends https passes requests on from.
 */
import { startIssuers } from '../src/singpass/startIssuers.ts';

const [, , origin, port = '0', address] = process.argv;
if (!origin || !URL.canParse(origin)) {
  process.stderr.write('Usage: node issuers.ts ORIGIN [PORT], for example http://localhost:3000 3001.\n');
  process.exit(2);
}
const { close: _, ...started } = await startIssuers({
  origin,
  port: Number(port),
  ...(address ? { address } : {}),
});
process.stdout.write(`${JSON.stringify(started)}\n`);
