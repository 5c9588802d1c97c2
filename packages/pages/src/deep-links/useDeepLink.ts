import { useCallback } from 'react';
import { useLinkService } from '../LinkService.tsx';
import { useLinkFailure } from '../useLinkFailure.ts';
import type { MadeLink } from './createDeepLinks.ts';
import type { LinkDraft } from './serializeLink.ts';

/**
 * Makes the link somebody asks for: one of the link service where there is one and the person allows it, else the plain one.
 * It never throws; when the service fails that is said, once in a document.
 */
export function useDeepLink(): (draft: LinkDraft) => Promise<MadeLink> {
  const access = useLinkService();
  const sayFailure = useLinkFailure();
  return useCallback(
    async (draft) => {
      if (!access) return { url: draft.plainUrl, hasFailed: false };
      try {
        return await (await access.load()).make(draft, sayFailure);
      } catch {
        // Its own file could not be had.
        sayFailure();
        return { url: draft.plainUrl, hasFailed: true };
      }
    },
    [access, sayFailure],
  );
}
