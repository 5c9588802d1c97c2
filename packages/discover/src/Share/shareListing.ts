/** What is shared. */
export interface Shared {
  readonly title: string;
  /** Absolute address. */
  readonly url: string;
}

/** How sharing ended: the system took it, the address was copied, the person changed their mind, or nothing could be done. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Hands an address to the system's share sheet, or copies it where there is none. */
export async function shareListing({ title, url }: Shared): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
