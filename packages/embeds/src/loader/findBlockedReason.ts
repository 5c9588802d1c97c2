/** Why a frame stays empty: blocked, or what is wrong with the partner's key. */
export type BlockedReason = 'blocked' | 'ended' | 'unknown' | 'unlisted';

/** Asks the embed host why a frame of a partner stays empty on this page. */
export async function findBlockedReason(embedOrigin: string, key: string): Promise<BlockedReason> {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: the client of the contract would be larger than the loader
    const answer = await fetch(`${embedOrigin}/api/embed/partners/${key}?origin=${location.origin}`);
    const { state, isListed } = (await answer.json()).data;
    if (state !== 'live') return state;
    return isListed ? 'blocked' : 'unlisted';
  } catch {
    // Blocked as well, or offline.
    return 'blocked';
  }
}
