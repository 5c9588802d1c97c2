import type { TimeControls } from '../platform/clock/createTimeControls.ts';
import type { Database } from '../platform/database/database.ts';
import { parseIssuers, parseSealKeys } from '../platform/settings/parseIssuers.ts';
import { parseSingpassSign } from '../platform/settings/parseSigning.ts';
import type { Settings, Variables } from '../platform/settings/settings.ts';
import type { SignPersonally } from '../platform/signing/createPersonalSigner.ts';
import type { SandboxPages } from './withSandbox.ts';

/** How pages reach the link service; `apiUrl` is set for a fake. */
export interface ProcessLinkService {
  readonly key: string;
  readonly apiUrl: string | null;
}

/** Running fakes of the issuers, with the environment variables for them. */
export interface SandboxIssuers {
  readonly variables: Variables;
  readonly close: () => Promise<void>;
}

/** The running fake of the link service. */
export interface SandboxLinks extends ProcessLinkService {
  readonly apiUrl: string;
  readonly close: () => Promise<void>;
}

/** The running fake of the bank; it answers 503 until it's opened. */
export interface SandboxBank {
  readonly url: string;
  readonly key: string;
  readonly webhookSecret: string;
  readonly open: (deps: { db: Database; now: () => Date }) => void;
  readonly close: () => Promise<void>;
}

/** The running fake of the analytics service and the tag manager. */
export interface SandboxAnalytics {
  readonly url: string;
  readonly measurementId: string;
  readonly secret: string;
  readonly tagManagerId: string;
  readonly close: () => Promise<void>;
}

/** The running fake of Sign with Singpass; it answers 503 until it's opened. */
export interface SandboxSign {
  readonly variables: Variables;
  readonly open: (clock: { now: () => Date }) => void;
  readonly close: () => Promise<void>;
}

/** The sandbox module, which is loaded dynamically. */
export interface SandboxModule {
  /** A method, for bivariance: `links`, `bank` and `analytics` are passed back to the module that started them. */
  createSandbox(
    db: Database,
    parts: {
      links: SandboxLinks | null;
      time: TimeControls | null;
      bank: SandboxBank | null;
      analytics: SandboxAnalytics | null;
    },
  ): SandboxPages;
  readonly startLinks: (site: { origin: string; port: number }) => Promise<SandboxLinks>;
  readonly startBank: (site: { origin: string; port: number; localOrigin?: string }) => Promise<SandboxBank>;
  readonly startIssuers: (site: { origin: string; port: number }) => Promise<SandboxIssuers>;
  readonly startAnalytics: (site: { origin: string; port: number }) => Promise<SandboxAnalytics>;
  readonly startSingpassSign: (site: {
    origin: string;
    port: number;
    localOrigin?: string;
    signPdf: SignPersonally;
  }) => Promise<SandboxSign>;
}

/** Starts fakes of the issuers on the next port, if none are configured. */
async function startIssuers(
  sandbox: SandboxModule | null,
  settings: Settings,
  url: string,
): Promise<{ settings: Settings; close: () => Promise<void> }> {
  if (!sandbox || settings.issuers.length > 0 || settings.apiOrigin) {
    return { settings, close: async () => undefined };
  }
  const port = Number(new URL(url).port);
  const { variables, close } = await sandbox.startIssuers({
    origin: settings.publicUrl ?? url,
    port: port + 1,
  });
  const issuers = parseIssuers(variables, settings.appEnvironment).map((issuer) => ({
    ...issuer,
    isSandbox: true,
  }));
  const [ownKey = null] = parseSealKeys(variables);
  const sealKey = settings.sealKey ?? ownKey;
  return { settings: { ...settings, port, issuers, sealKey }, close };
}

/** Starts a fake of the link service and adds it to the settings, if no key is set. */
async function startLinks(
  sandbox: SandboxModule | null,
  settings: Settings,
  url: string,
): Promise<{ settings: Settings; links: SandboxLinks | null }> {
  if (!sandbox || settings.linkKey) return { settings, links: null };
  const origin = settings.publicUrl ?? url;
  const links = await sandbox.startLinks({ origin, port: Number(new URL(url).port) + 2 });
  return { settings: { ...settings, linkKey: links.key, linkApiUrl: links.apiUrl }, links };
}

/** Starts a fake of the bank, and adds it to the settings. */
async function startBank(
  sandbox: SandboxModule | null,
  settings: Settings,
  url: string,
): Promise<{ settings: Settings; bank: SandboxBank | null }> {
  if (!sandbox || settings.apiOrigin) return { settings, bank: null };
  const origin = settings.publicUrl ?? url;
  const bank = await sandbox.startBank({ origin, port: Number(new URL(url).port) + 3, localOrigin: url });
  const { key, webhookSecret } = bank;
  return { bank, settings: { ...settings, sandboxBank: { url: bank.url, key, webhookSecret } } };
}

/** Starts a fake of the analytics service and the tag manager, for whichever isn't set. */
async function startAnalytics(
  sandbox: SandboxModule | null,
  settings: Settings,
  url: string,
): Promise<{ settings: Settings; analytics: SandboxAnalytics | null }> {
  if (!sandbox || settings.apiOrigin || (settings.analytics && settings.tagManager))
    return { settings, analytics: null };
  const origin = settings.publicUrl ?? url;
  const started = await sandbox.startAnalytics({ origin, port: Number(new URL(url).port) + 4 });
  const { url: apiUrl, measurementId, secret, tagManagerId: id } = started;
  return {
    analytics: started,
    settings: {
      ...settings,
      analytics: settings.analytics ?? { measurementId, secret, apiUrl },
      tagManager: settings.tagManager ?? { id, url: apiUrl },
    },
  };
}

/** Signs as people would; what that takes is loaded at the first signature. */
function createLazySigner(): SignPersonally {
  let signer: Promise<SignPersonally> | null = null;
  const load = async () => {
    const { createPersonalSigner } = await import('../platform/signing/createPersonalSigner.ts');
    return createPersonalSigner(new Date());
  };
  return async (bytes, signature) => {
    signer ??= load();
    return (await signer)(bytes, signature);
  };
}

/** Starts a fake of Sign with Singpass and adds it to the settings, if none is configured. */
async function startSign(
  sandbox: SandboxModule | null,
  settings: Settings,
  url: string,
): Promise<{ settings: Settings; sign: SandboxSign | null }> {
  if (!sandbox || settings.apiOrigin || settings.singpassSign) return { settings, sign: null };
  const sign = await sandbox.startSingpassSign({
    origin: settings.publicUrl ?? url,
    port: Number(new URL(url).port) + 5,
    localOrigin: url,
    signPdf: createLazySigner(),
  });
  const singpassSign = parseSingpassSign(sign.variables, settings.appEnvironment);
  return { settings: { ...settings, singpassSign }, sign };
}

/** The running doubles, and the settings that lead to them. */
export interface StartedSandbox {
  readonly settings: Settings;
  readonly links: SandboxLinks | null;
  readonly bank: SandboxBank | null;
  readonly analytics: SandboxAnalytics | null;
  readonly sign: SandboxSign | null;
  readonly close: () => Promise<void>;
}

/** Starts doubles of the outside services that aren't configured, on the ports after that of `url`; none without a sandbox. */
export async function startSandbox(
  sandbox: SandboxModule | null,
  given: Settings,
  url: string,
): Promise<StartedSandbox> {
  const issuers = await startIssuers(sandbox, given, url);
  const { settings: banked, bank } = await startBank(sandbox, issuers.settings, url);
  const { settings: linked, links } = await startLinks(sandbox, banked, url);
  const { settings: measured, analytics } = await startAnalytics(sandbox, linked, url);
  const { settings, sign } = await startSign(sandbox, measured, url);
  const close = async () => {
    await issuers.close();
    await links?.close();
    await bank?.close();
    await analytics?.close();
    await sign?.close();
  };
  return { settings, links, bank, analytics, sign, close };
}
