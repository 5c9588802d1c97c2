import type { KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { isForHost } from '../isForHost.ts';
import { closeServer, listenOnLoopback } from '../listenOnLoopback.ts';
import {
  type AnswerDemo,
  answerHostileFrame,
  answerPartnerSite,
  answerUnlistedSite,
  sendAnswer,
} from './answerDemo.ts';
import type { DemoSite } from './DemoSite.ts';
import { unlistedPage } from './demoPages.ts';
import { findDemoListing } from './findDemoListing.ts';
import { createWebhookInbox } from './webhookInbox.ts';

/** What the demo is started with. */
export interface PartnerDemoOptions {
  /** Origins of the running site and of its frames. */
  readonly siteOrigin: string;
  readonly embedOrigin: string;
  /** Port of the partner's site; the two next ones are those of the hostile frame and of the unlisted site. */
  readonly port: number;
  /** Registers the partner for its origin; resolves to its key, and to the private key its tokens are signed with. */
  readonly register: (origin: string) => Promise<{ readonly key: string; readonly privateKey: KeyObject }>;
}

/** The running demo. */
export interface StartedPartnerDemo {
  readonly site: DemoSite;
  close(): Promise<void>;
}

const partnerHost = 'localhost';

/** Listens under a name that is another host than that of the frames. */
async function listenAs(server: Server, port: number): Promise<string> {
  const url = new URL(await listenOnLoopback(server, port));
  url.hostname = partnerHost;
  return url.origin;
}

function makeServer(findAnswer: () => AnswerDemo | null): Server {
  return createServer((request, response) => {
    const answer = isForHost(request, [partnerHost]) ? findAnswer() : null;
    if (!answer) return void response.writeHead(404).end();
    answer(request, new URL(request.url ?? '/', 'http://inside.invalid').pathname).then(
      (content) => sendAnswer(response, content),
      () => response.writeHead(500).end(),
    );
  });
}

/** Starts the site of an invented partner, a hostile frame and a site that is not listed, each on an origin of its own. */
export async function startPartnerDemo(options: PartnerDemoOptions): Promise<StartedPartnerDemo> {
  const { siteOrigin, embedOrigin, port, register } = options;
  const answers: AnswerDemo[] = [];
  const servers = [0, 1, 2].map((at) => makeServer(() => answers[at] ?? null));
  const close = async () => {
    await Promise.all(servers.map(closeServer));
  };
  try {
    const [origin = '', hostileOrigin = '', unlistedOrigin = ''] = await Promise.all(
      servers.map((server, at) => listenAs(server, port === 0 ? 0 : port + at)),
    );
    const [listing, { key, privateKey }] = await Promise.all([findDemoListing(siteOrigin), register(origin)]);
    const site = { siteOrigin, embedOrigin, key, listing, origin, hostileOrigin, unlistedOrigin };
    answers.push(
      answerPartnerSite(site, { privateKey, inbox: createWebhookInbox() }),
      answerHostileFrame(site),
      answerUnlistedSite(site, unlistedPage),
    );
    return { site, close };
  } catch (error) {
    await close();
    throw error;
  }
}
