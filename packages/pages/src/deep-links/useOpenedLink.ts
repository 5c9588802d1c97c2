import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLinkService } from '../LinkService.tsx';
import { useLinkFailure } from '../useLinkFailure.ts';
import { type LinkData, serializeLinkPath } from './linkData.ts';

/** Milliseconds an idle moment is waited for: a busy machine may have none. */
const MAX_WAIT = 2_000;

/** Runs when the browser has nothing better to do; returns what takes it back. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const waiting = requestIdleCallback(run, { timeout: MAX_WAIT });
    return () => cancelIdleCallback(waiting);
  }
  const waiting = setTimeout(run, 200);
  return () => clearTimeout(waiting);
}

/**
 * Leads, once, to where the deep link leads that opened this document, and gives what it carries; null otherwise. Nothing is
 * loaded for a document that was opened without one, nor before the page is idle and the person allows the link service.
 */
export function useOpenedLink(): LinkData | null {
  const access = useLinkService();
  const sayFailure = useLinkFailure();
  const navigate = useNavigate();
  const [data, setData] = useState<LinkData | null>(null);
  useEffect(() => {
    if (!access?.isOpenedByLink) return;
    let stop = () => {};
    let isOver = false;
    const read = async () => {
      const links = await access.load();
      if (isOver) return;
      stop = links.read((carried) => {
        setData(carried);
        const path = serializeLinkPath(carried);
        if (links.follow() && path !== location.pathname) void navigate(path, { replace: true });
      }, sayFailure);
    };
    const leave = whenIdle(() => void read().catch(sayFailure));
    return () => {
      isOver = true;
      leave();
      stop();
    };
  }, [access, sayFailure, navigate]);
  return data;
}
