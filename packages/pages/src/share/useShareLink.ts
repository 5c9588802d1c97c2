import type { Client } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { useClient } from '@sewa/api/swr';
import { useCallback, useRef, useState } from 'react';
import { useLinkFailure } from '../useLinkFailure.ts';

/** A link to share a page. */
export interface ShareLink {
  /** The link that can be shared now: the page's own address until `request` has made another. */
  readonly url: string;
  /** Makes the link, once for a page; gives the page's own address if that fails. Never throws. */
  readonly request: () => Promise<string>;
}

/** Clients, one for each document, whose link service has failed: it isn't asked again. */
const failed = new WeakSet<Client>();

/** The link of a page to share, made when it's requested. If the link service fails, that is said once in a document. */
export function useShareLink(plainUrl: string): ShareLink {
  const client = useClient();
  const sayFailure = useLinkFailure();
  const [made, setMade] = useState({ plainUrl, url: plainUrl });
  const pending = useRef<{ readonly plainUrl: string; readonly link: Promise<string> } | null>(null);
  const make = useCallback(async (): Promise<string> => {
    if (failed.has(client)) return plainUrl;
    const { pathname, search } = new URL(plainUrl);
    try {
      const { url } = await client.createShareLink({ body: { path: `${pathname}${search}` } });
      setMade({ plainUrl, url });
      return url;
    } catch (error) {
      if (error instanceof ApiError && error.status === 502 && !failed.has(client)) {
        failed.add(client);
        sayFailure();
      }
      return plainUrl;
    }
  }, [client, plainUrl, sayFailure]);
  const request = useCallback(() => {
    if (pending.current?.plainUrl !== plainUrl) pending.current = { plainUrl, link: make() };
    return pending.current.link;
  }, [plainUrl, make]);
  return { url: made.plainUrl === plainUrl ? made.url : plainUrl, request };
}
