/** What is shared. */
export interface Shared {
  readonly title: string;
  /** Absolute address. */
  readonly url: string;
}

/** Hands an address to the system's share sheet; a change of mind is no failure. */
export async function shareBySystem({ title, url }: Shared): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
