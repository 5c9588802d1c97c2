/// <reference path="./branchSdk.d.ts" />
import { type LinkData, parseLinkData } from './linkData.ts';
import type { WrittenLink } from './serializeLink.ts';

/** How this deployment reaches the link service. */
export interface LinkServiceSettings {
  readonly key: string;
  /** Another address than the service's own: that of its double. */
  readonly apiUrl: string | null;
}

/** The link service, started. */
export interface StartedLinkService {
  /** What the link carries that opened this page; null without one, or where it says nothing we know. */
  readonly opened: LinkData | null;
  readonly make: (link: WrittenLink) => Promise<string>;
}

/** How long one call may take, and the whole of what somebody waits for, in milliseconds. */
const CALL_MS = 2_500;
const TIMEOUT_MS = 6_000;

/** Gives up on what takes too long: some answers of the service never reach those who wait. */
function withTimeout<Value>(
  begin: (resolve: (value: Value) => void, reject: (e: Error) => void) => void,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The link service does not answer.')), TIMEOUT_MS);
    const settle = () => clearTimeout(timer);
    begin(
      (value) => {
        settle();
        resolve(value);
      },
      (error) => {
        settle();
        reject(error);
      },
    );
  });
}

/** Whether an address is one of a link: https, or the double's on this machine. */
function isLink(url: string | null, apiUrl: string | null): url is string {
  if (!url || !URL.canParse(url)) return false;
  return new URL(url).protocol === 'https:' || (apiUrl !== null && url.startsWith(`${apiUrl}/`));
}

/**
 * Loads the link service's script and starts it, silent: it follows nobody, keeps nothing, shows nothing and reports no page
 * view. So it calls only to ask what the link carries that opened this page, and to make a link; nor does it fetch another
 * script, which it does when it may follow. Throws when it cannot be loaded, is blocked, or does not answer.
 */
export async function startBranch({ key, apiUrl }: LinkServiceSettings): Promise<StartedLinkService> {
  const { default: branch } = await import('branch-sdk');
  if (apiUrl) branch.setAPIUrl(apiUrl);
  branch.renderQueue = () => undefined;
  const opened = await withTimeout<LinkData | null>((resolve, reject) =>
    branch.init(
      key,
      { tracking_disabled: true, no_journeys: true, retries: 1, timeout: CALL_MS },
      (error, answer) => (error ? reject(error) : resolve(parseLinkData(answer?.data_parsed))),
    ),
  );
  return {
    opened,
    make: (link) =>
      withTimeout((resolve, reject) =>
        branch.link(link, (error, url) =>
          !error && isLink(url, apiUrl) ? resolve(url) : reject(error ?? new Error('This is no link.')),
        ),
      ),
  };
}
