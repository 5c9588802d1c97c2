import type { Consent, ConsentState } from './createConsent.ts';

/** How Consent Mode is started. */
export interface ConsentModeOptions {
  /**
   * How long tags wait for a choice that is under way, in milliseconds.
   * @default 500
   */
  readonly waitForUpdate?: number;
  /**
   * Where the defaults hold, as ISO 3166-2 codes.
   * @default everywhere
   */
  readonly regions?: readonly string[];
}

type Window = typeof globalThis & { dataLayer?: unknown[] };

const write = (isAllowed: boolean): 'granted' | 'denied' => (isAllowed ? 'granted' : 'denied');

/** The seven signals of Consent Mode v2; nothing of ours is for advertising, so that is always denied. */
const describe = ({ preferences = false, statistics = false }: ConsentState<string>) => ({
  ad_storage: write(false),
  ad_user_data: write(false),
  ad_personalization: write(false),
  analytics_storage: write(statistics),
  functionality_storage: write(preferences),
  personalization_storage: write(preferences),
  security_storage: write(true),
});

/** Says something to the tags of the page. */
function tell(..._: unknown[]): void {
  const page: Window = globalThis;
  page.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: tags read the very `arguments` of a call, no list will do
  page.dataLayer.push(arguments);
}

/**
 * Puts the defaults of Google's Consent Mode v2, everything refused, before whatever tags are loaded later, then each
 * choice. Call it before any tag. Returns what ends it.
 */
export function startConsentMode(consent: Consent<string>, options: ConsentModeOptions = {}): () => void {
  const { waitForUpdate = 500, regions } = options;
  const defaults = describe({ ...consent.getSnapshot(), preferences: false, statistics: false });
  tell('consent', 'default', {
    ...defaults,
    wait_for_update: waitForUpdate,
    ...(regions ? { region: regions } : {}),
  });
  const follow = () => {
    const state = consent.getSnapshot();
    if (state.done) tell('consent', 'update', describe(state));
  };
  follow();
  return consent.subscribe(follow);
}
