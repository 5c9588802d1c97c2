import type { Client } from '@sewa/api/client';
import type { ExperimentConfig } from './ExperimentConfig.ts';
import { nameExperimentCookie, parseExperimentCookies } from './experimentCookie.ts';
import { isStartUrl } from './isStartUrl.ts';

/** What experiments of a browser are made with. */
export interface ExperimentsOptions {
  /** Lists the experiments and assigns this browser. */
  readonly client: Pick<Client, 'listExperiments' | 'assignExperiment'>;
  /**
   * Milliseconds for which the list is used before it's asked for again.
   * @default 60000
   */
  readonly maxAge?: number;
}

/** Assigns a browser to experiments. Create it only once statistics are allowed. */
export interface Experiments {
  /**
   * Assigns this browser to what starts on a path, unless it has a variant already; the next page shows it. Never throws: what fails is
   * tried again on the next page.
   */
  visit(path: string): Promise<void>;
  /** Assigns no more, and deletes what still arrives: for when consent is withdrawn. */
  stop(): void;
}

function clearCookie(id: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${nameExperimentCookie(id)}=; Path=/; Max-Age=0`;
}

/** Creates the experiments of a browser. */
export function createExperiments({ client, maxAge = 60_000 }: ExperimentsOptions): Experiments {
  let list: readonly ExperimentConfig[] = [];
  let listedAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;
  const pending = new Set<string>();

  async function listCurrent(): Promise<readonly ExperimentConfig[]> {
    if (performance.now() - listedAt > maxAge) {
      list = await client.listExperiments({});
      listedAt = performance.now();
    }
    return list;
  }

  async function assign(id: string): Promise<void> {
    if (pending.has(id)) return;
    pending.add(id);
    try {
      await client.assignExperiment({ body: { id } });
    } finally {
      pending.delete(id);
      if (isStopped) clearCookie(id);
    }
  }

  async function visit(path: string): Promise<void> {
    const experiments = await listCurrent();
    if (isStopped) return;
    const known = parseExperimentCookies(document.cookie);
    // One that was stopped has its cookie deleted by the answer.
    const due = experiments.filter(({ id, enabled, validStartUrls }) =>
      enabled ? !(id in known) && isStartUrl(path, validStartUrls) : id in known,
    );
    await Promise.all(due.map(({ id }) => assign(id)));
  }

  return {
    visit: (path) => visit(path).catch(() => undefined),
    stop() {
      isStopped = true;
    },
  };
}
