/** Why a frame stays empty: blocked, or what is wrong with the partner's key. */
export type BlockedReason = 'blocked' | 'ended' | 'unknown' | 'unlisted';

/** Asks the embed host why a frame of a partner stays empty on this page. */
export async function findBlockedReason(embedOrigin: string, key: string): Promise<BlockedReason> {
  try {
    const answer = await fetch(`${embedOrigin}/api/embed/partners/${key}?origin=${location.origin}`);
    const { data } = await answer.json();
    if (data.state !== 'live') return data.state;
    if (!data.isListed) return 'unlisted';
  } catch {
    // Blocked as well, or offline.
  }
  return 'blocked';
}
