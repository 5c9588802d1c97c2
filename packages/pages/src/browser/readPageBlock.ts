import type { Site } from '../PageSite.tsx';

/** What the server says about the page it sent. */
export interface PageBlock {
  readonly errors: Readonly<Record<string, { status: number; data: unknown }>> | null;
  readonly action: Readonly<Record<string, unknown>> | null;
  readonly site: Site;
  readonly buildId: string;
  readonly reportingDsn: string | null;
  /** The answers the page was rendered from. */
  readonly data: Readonly<Record<string, unknown>>;
  /** False when the answers have changed since the page was rendered: it is drawn anew instead of taken over. */
  readonly isAsRendered: boolean;
}

interface Payload {
  readonly version: string;
  readonly data: PageBlock['data'];
}

const fetchPayload = (): Promise<Response> =>
  fetch(`${location.pathname.replace(/\/$/, '')}/_payload.json${location.search}`);

/** Reads the data block: from the page itself, or from beside it, where the early script has asked for it already. */
export async function readPageBlock(): Promise<PageBlock> {
  const element = document.getElementById('sewa-page');
  if (!element?.textContent) throw new Error('The page carries no data block. It cannot be taken over.');
  const { version, ...block }: Omit<PageBlock, 'isAsRendered'> & { version?: string } = JSON.parse(
    element.textContent,
  );
  if (version === undefined) return { ...block, isAsRendered: true };
  const answer = await (window.sewaEarly?.payload ?? fetchPayload()).catch(fetchPayload);
  const payload: Payload = await answer.json();
  return { ...block, data: payload.data, isAsRendered: payload.version === version };
}
