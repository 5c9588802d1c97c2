import type { LinkServiceSettings } from '../deep-links/startBranch.ts';
import type { Site } from '../PageSite.tsx';
import type { EarlyPage } from '../server/runEarlyScript.ts';
import type { TagManagerSettings } from '../tag-manager/tagManagerSources.ts';

declare global {
  interface Window {
    sewaEarly?: EarlyPage;
  }
}

/** What the server says about the page it sent. */
export interface PageBlock {
  readonly errors?: Readonly<Record<string, { status: number; data: unknown }>>;
  readonly action?: Readonly<Record<string, unknown>>;
  /** What `useLoaderData` returns, by route. */
  readonly loaded?: Readonly<Record<string, unknown>>;
  readonly site: Site;
  readonly buildId: string;
  readonly reportingDsn?: string;
  /** How the link service is reached; only in a document whose policy allows it. */
  readonly linkService?: LinkServiceSettings;
  /** How the tag manager is reached; only in a document whose policy allows it. */
  readonly tagManager?: TagManagerSettings;
  /** The answers the page was rendered from. */
  readonly data: Readonly<Record<string, unknown>>;
  /** False when the answers have changed since the page was rendered: it is rendered anew instead of hydrated. */
  readonly isAsRendered: boolean;
}

/** What stands in the page itself: everything, or only the version of what is sent apart. */
type InlineBlock = { readonly version?: string } & Omit<PageBlock, 'isAsRendered'>;

/** The answers a private page was rendered from, which stand in it; none of any other. */
export function listRenderedAnswers(): Readonly<Record<string, unknown>> {
  const text = document.getElementById('sewa-page')?.textContent;
  const block: Partial<InlineBlock> = text ? JSON.parse(text) : {};
  return block.data ?? {};
}

type Payload = Pick<PageBlock, 'data' | 'site' | 'reportingDsn'> & { readonly version: string };

/** Reads the data block: from the page itself, or from beside it, where the early script has asked for it already. */
export async function parsePageBlock(): Promise<PageBlock> {
  const element = document.getElementById('sewa-page');
  if (!element?.textContent) throw new Error('The page carries no data block. It cannot be hydrated.');
  const { version, ...block }: InlineBlock = JSON.parse(element.textContent);
  if (version === undefined) return { ...block, isAsRendered: true };
  const fetchPayload = () => fetch(element.dataset.payload ?? '');
  const answer = await (window.sewaEarly?.payload ?? fetchPayload()).catch(fetchPayload);
  const { version: latest, ...apart }: Payload = await answer.json();
  return { ...block, ...apart, isAsRendered: latest === version };
}
