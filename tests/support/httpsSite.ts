import { writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { catchMail } from './catchMail.ts';
import { getCertificate } from './certificate.ts';
import { proxyRequest } from './proxyRequest.ts';
import { startIssuers } from './startIssuers.ts';
import { makeFolder, removeFolder } from './startSewa.ts';
import { issuerHost, sharedDomain } from './testHosts.ts';

/** A host of the domain on which another site runs: one page, which script may be run in. */
export const siblingName = 'sibling';

/** A message the product sent, as the sandbox's outbox shows one. */
export interface SentMessage {
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly body: string;
}

/** The front of the site: what ends https and passes requests on, and what takes the messages that are sent. */
export interface HttpsFront {
  readonly port: number;
  /** Settings the product runs with behind it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** A gateway that takes text messages as the product posts them. */
function createGateway(sent: SentMessage[]): Server {
  return createHttpServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const { to, text } = JSON.parse(Buffer.concat(pieces).toString());
    sent.unshift({ channel: 'sms', to, body: text });
    response.end();
  });
}

function sendSibling(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end('<!doctype html><html lang="en"><title>Another site</title><link rel="icon" href="data:,">');
}

/** What a process is started with that finds the hosts of the site and trusts its certificate. */
function makeTrust(folder: string, certificate: string): Record<string, string> {
  const file = join(folder, 'certificate.pem');
  writeFileSync(file, certificate);
  const preload = new URL('preload.ts', import.meta.url).href;
  return { NODE_EXTRA_CA_CERTS: file, NODE_OPTIONS: `--import=${preload}` };
}

/**
 * Starts what stands around a production process on `port`: what ends https, a gateway for text messages, a mail server, and
 * issuers on a host of another domain. Who can log in is told by it, as SEWA_ACCOUNTS has it; the product tells nobody in
 * production.
 */
export async function startHttpsFront(port: number): Promise<HttpsFront> {
  const sent: SentMessage[] = [];
  const folder = makeFolder();
  const certificate = await getCertificate();
  const gateway = createGateway(sent);
  const mail = await catchMail(({ to, text }) => sent.unshift({ channel: 'email', to, body: text }));
  const resolutions = new Map([
    ['/sandbox/outbox.json', () => JSON.stringify(sent)],
    ['/sandbox/accounts.json', () => process.env.SEWA_ACCOUNTS ?? '[]'],
  ]);
  let issuersPort = 0;
  const front = createHttpsServer(certificate, (request, response) => {
    const { url = '', headers } = request;
    const resolution = resolutions.get(url);
    const name = headers.host?.split(':')[0];
    if (name === issuerHost) proxyRequest(request, response, issuersPort);
    else if (resolution) response.end(resolution());
    else if (name?.startsWith(`${siblingName}.`)) sendSibling(response);
    else proxyRequest(request, response, port);
  });
  // No connection is closed for being idle: a request that a slow client sends at that moment would be lost.
  front.keepAliveTimeout = 0;
  const [frontPort, gatewayPort] = await Promise.all([listen(front), listen(gateway)]);
  const publicUrl = `https://app.${sharedDomain}:${frontPort}`;
  const trust = makeTrust(folder, certificate.cert);
  const issuers = await startIssuers(publicUrl, `https://${issuerHost}:${frontPort}`, trust);
  issuersPort = issuers.port;
  return {
    port: frontPort,
    environment: {
      ...trust,
      ...issuers.variables,
      APP_ENV: 'production',
      PUBLIC_URL: publicUrl,
      COOKIE_DOMAIN: sharedDomain,
      TRUSTED_PROXIES: '1',
      SMS_URL: `http://127.0.0.1:${gatewayPort}/messages`,
      SMTP_URL: mail.url,
    },
    close: async () => {
      await Promise.all([close(front), close(gateway), mail.close(), issuers.close()]);
      removeFolder(folder);
    },
  };
}
