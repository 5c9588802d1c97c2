import type { Settings } from '../../platform/settings/settings.ts';
import type { LinkService } from './LinkService.ts';

/** Timeout of one call, in milliseconds. */
const TIMEOUT_MS = 2_500;

const REAL_API = 'https://api2.branch.io';

function parseLink(answer: unknown, apiUrl: string): string {
  const url = typeof answer === 'object' && answer !== null && 'url' in answer ? answer.url : null;
  if (typeof url !== 'string' || !URL.canParse(url)) throw new Error('The link service sent no link.');
  // The sandbox's fake is on http; its links start with the address of its API.
  if (new URL(url).protocol !== 'https:' && !url.startsWith(`${apiUrl}/`))
    throw new Error('The link service sent a link that is not https.');
  return url;
}

/** The link service of the settings (Branch's HTTP API); null without a key. */
export function createLinkService(
  { linkKey, linkApiUrl }: Pick<Settings, 'linkKey' | 'linkApiUrl'>,
  timeoutMs = TIMEOUT_MS,
): LinkService | null {
  if (linkKey === null) return null;
  const apiUrl = linkApiUrl ?? REAL_API;
  return {
    async makeLink(url) {
      const response = await fetch(`${apiUrl}/v1/url`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          branch_key: linkKey,
          channel: 'web',
          feature: 'share',
          data: { $canonical_url: url, $fallback_url: url },
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`The link service answered ${response.status}.`);
      }
      return parseLink(await response.json(), apiUrl);
    },
  };
}
