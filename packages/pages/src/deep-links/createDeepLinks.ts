import type { LinkData } from './linkData.ts';
import { type LinkDraft, serializeLink } from './serializeLink.ts';
import { type LinkServiceSettings, type StartedLinkService, startBranch } from './startBranch.ts';

/** What the link service's script may leave in a browser. */
export interface LinkTraces {
  readonly cookies: readonly string[];
  readonly storage: readonly string[];
}

/** Calls `start` while the person allows the link service, now or later, and what it gives once they no longer do. */
export type LinkGate = (start: () => () => void, traces: LinkTraces) => void;

/** What deep links are made with. */
export interface DeepLinkOptions {
  readonly settings: LinkServiceSettings;
  readonly gate: LinkGate;
  /** Starts the link service; asked at most once. */
  readonly start?: (settings: LinkServiceSettings) => Promise<StartedLinkService>;
}

/** A link that was asked for. */
export interface MadeLink {
  readonly url: string;
  /** Whether the service failed just now, so that the link is the plain one. */
  readonly hasFailed: boolean;
}

/** Deep links of one document. The link service is started when it is needed and allowed, and once. */
export interface DeepLinks {
  /**
   * Waits until the service is allowed, then tells what the link carries that opened this page. Tells nothing when it fails;
   * `onFailure` is called for the first failure of the document only.
   */
  read(onData: (data: LinkData) => void, onFailure: () => void): () => void;
  /** Whether the link that opened the document was not followed yet; from now on it was. */
  follow(): boolean;
  /** A link of the service; the plain address where it is not allowed, or has failed. */
  make(draft: LinkDraft, onFailure: () => void): Promise<MadeLink>;
}

const names = ['branch_session*', 'BRANCH_WEBSDK_KEY*'];
const traces: LinkTraces = { cookies: names, storage: names };

/** Makes the deep links of a document. */
export function createDeepLinks({ settings, gate, start = startBranch }: DeepLinkOptions): DeepLinks {
  let isAllowed = false;
  let hasFailed = false;
  let hasFollowed = false;
  let service: Promise<StartedLinkService> | null = null;
  const waiting = new Set<() => void>();
  const made = new Map<string, Promise<string>>();

  gate(() => {
    isAllowed = true;
    for (const run of [...waiting]) run();
    return () => {
      isAllowed = false;
    };
  }, traces);

  async function attempt<Value>(
    work: (started: StartedLinkService) => Value | Promise<Value>,
    onFailure: () => void,
  ): Promise<Value | null> {
    if (!isAllowed || hasFailed) return null;
    try {
      service ??= start(settings);
      const started = await service;
      return isAllowed ? await work(started) : null;
    } catch {
      if (!hasFailed) onFailure();
      hasFailed = true;
      return null;
    }
  }

  function makeOnce(draft: LinkDraft, started: StartedLinkService): Promise<string> {
    const link = made.get(draft.plainUrl) ?? started.make(serializeLink(draft));
    made.set(draft.plainUrl, link);
    return link;
  }

  return {
    read(onData, onFailure) {
      const run = async () => {
        const data = await attempt(({ opened }) => opened, onFailure);
        if (data && waiting.has(run)) onData(data);
      };
      waiting.add(run);
      if (isAllowed) void run();
      return () => waiting.delete(run);
    },
    follow() {
      const isFirst = !hasFollowed;
      hasFollowed = true;
      return isFirst;
    },
    async make(draft, onFailure) {
      const isTried = isAllowed && !hasFailed;
      const url = await attempt((started) => makeOnce(draft, started), onFailure);
      return { url: url ?? draft.plainUrl, hasFailed: isTried && hasFailed };
    },
  };
}
