/** Our keys for push services (VAPID, RFC 8292), and where they reach us. */
export interface PushSettings {
  /** Base64url. */
  readonly publicKey: string;
  /** Base64url. */
  readonly privateKey: string;
  /** A `mailto:` or https address. */
  readonly subject: string;
}

/** Where the process runs: `dev` and `test` prefix cookie names and may use doubles of outside services. */
export type AppEnvironment = 'dev' | 'test' | 'production';

/** Variables as the process has them. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Where the help bubble leads: a conversation with the help desk, or an email to it. */
export type HelpMode = 'chat' | 'email';

/** Who vouches for a person elsewhere: Singpass, or a second issuer. */
export type IssuerName = 'singpass' | 'b2c';

/** A private key on P-256 as a JSON Web Key. */
export interface PrivateKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly d: string;
  readonly kid: string;
  readonly use: 'sig' | 'enc';
}

/** One issuer that people may be known by. */
export interface IssuerSettings {
  readonly name: IssuerName;
  /** Its address, as its tokens name it. */
  readonly issuer: string;
  /** Who we are to it when somebody logs in. */
  readonly clientId: string;
  /** Who we are to it when Myinfo is asked for; null where it has none. */
  readonly myinfoClientId: string | null;
  /** Scopes of a log-in, separated by spaces. */
  readonly scopes: string;
  /** Our keys: what we sign with, and what is encrypted for us. */
  readonly keys: { readonly signing: PrivateKey; readonly encryption: PrivateKey };
  /** True where the sandbox plays it: its people are invented. */
  readonly isSandbox: boolean;
}

/** How the sandbox's bank is reached. */
export interface SandboxBankSettings {
  readonly url: string;
  readonly key: string;
  readonly webhookSecret: string;
}

/** How Stripe is reached. */
export interface StripeSettings {
  readonly key: string;
  /** Secrets of the webhook; two while one replaces the other. */
  readonly webhookSecrets: readonly string[];
  /** Its API, or null for the real one. */
  readonly apiUrl: string | null;
}

/** How the analytics service (Google Analytics 4, Measurement Protocol) is reached. */
export interface AnalyticsSettings {
  /** Such as G-XXXXXXXXXX. */
  readonly measurementId: string;
  readonly secret: string;
  /** Origin of its API, or null for the real one. */
  readonly apiUrl: string | null;
}

/** How the tag manager (Google Tag Manager) is reached. */
export interface TagManagerSettings {
  /** Such as GTM-XXXXXXX. */
  readonly id: string;
  /** Origin of its script, or null for the real one. */
  readonly url: string | null;
}

/** Where spans are sent to. */
export interface TracingSettings {
  /** Of a collector: OTLP over HTTP. */
  readonly url: string;
  /** Part of the traces that is kept, from 0 to 1. */
  readonly share: number;
}

/** The operator's seal for documents. */
export interface DocumentSealSettings {
  /** A PKCS #12 file: a private key with its certificate. */
  readonly p12: Buffer;
  readonly password: string;
}

/** How Sign with Singpass is reached. */
export interface SingpassSignSettings {
  /** Its API, such as https://app.sign.singpass.gov.sg/api/v3. */
  readonly url: string;
  /** Who we are to it. */
  readonly clientId: string;
  /** Our key for the tokens of our calls. */
  readonly key: PrivateKey;
}

/** The bucket files are moved to. */
export interface BlobStorageSettings {
  /** Without a slash at its end. */
  readonly bucketUrl: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** What a process does: serves pages and calls, works on jobs, or both. */
export type Role = 'web' | 'worker' | 'all';

/** Everything the operator decides, checked. */
export interface Settings {
  appEnvironment: AppEnvironment;
  role: Role;
  port: number;
  host: string;
  /** Folder of the embedded database and other local files. */
  dataFolder: string;
  /** The bucket of S3 files are moved to, or null: they stay in the database. */
  blobStorage: BlobStorageSettings | null;
  /** PostgreSQL to use instead of the embedded one, or null. */
  databaseUrl: string | null;
  /** The same server without the pooler in between, or null where there is none. */
  databaseDirectUrl: string | null;
  /** A replica that searches and lists are read from, or null. */
  databaseReadUrl: string | null;
  /** NATS server that notifications of the database go through, or null: each process listens to the database itself. */
  signalsUrl: string | null;
  /** Connections of this process to the server, all of them. */
  databasePool: number;
  /** Origin people reach the product at, or null: then the request's own host counts. */
  publicUrl: string | null;
  /** Domain cookies for display are set on, or null for the host only. */
  cookieDomain: string | null;
  /** Origin frames for partner sites are served from, or null: then there are none, or locally those of `findEmbedOrigin`. */
  embedOrigin: string | null;
  /** Origin of the owner's API that `/api` is passed on to, or null for our own. */
  apiOrigin: string | null;
  /** Host that paths the product does not know belong to, or null. */
  mainDomain: string | null;
  /** Address of the error-reporting service, or null: errors are recorded here. */
  sentryDsn: string | null;
  /** Key of the link service, or null: every link is a plain one, or the sandbox's double makes it where it may run. */
  linkKey: string | null;
  /** The link service's API, or null for the real one. */
  linkApiUrl: string | null;
  /** The analytics service events are forwarded to, or null: they stay here, or go to the sandbox's double. */
  analytics: AnalyticsSettings | null;
  /** The tag manager of private pages, or null. */
  tagManager: TagManagerSettings | null;
  /** Where the mobile app is to be had, or null: then no page offers it. */
  appUrl: string | null;
  /** Hosts a redirect may leave the product to. */
  redirectHosts: readonly string[];
  /** Mail server, or null: mail goes to the outbox table. */
  smtpUrl: string | null;
  /** ClamAV daemon that looks for viruses in files, or null: they are not looked at. */
  clamdUrl: string | null;
  /** Sender of all mail. */
  mailFrom: string;
  /** Gateway text messages are posted to, or null: then the sandbox's outbox takes its place, where it may run. */
  smsUrl: string | null;
  /** Sender of text messages. */
  smsFrom: string;
  /** Bearer token of the gateway, or null. */
  smsToken: string | null;
  /** Keys of push messages, or null: then the sandbox's outbox takes their place, where it may run. */
  push: PushSettings | null;
  /** One-time codes sent to one number a day. */
  codesPerNumber: number;
  /** One-time codes one address may ask for an hour. */
  codesPerAddress: number;
  /** Seconds before another code may be asked for. */
  codeResendSeconds: number;
  /** Text messages sent a day, over all numbers. */
  textsPerDay: number;
  /** How many proxies stand before the process and may be believed about the client's address. */
  trustedProxies: number;
  /** True where people may set the size, contrast, spacing and typeface of text. */
  hasEyeAssist: boolean;
  /** Where the help bubble leads. */
  helpMode: HelpMode;
  /** False only where something before the process limits rates, or in a benchmark. */
  isRateLimited: boolean;
  /** Who vouches for people elsewhere; none: the log-in by phone is the only one. */
  issuers: readonly IssuerSettings[];
  /** The sandbox's bank, or null where the sandbox may not run. */
  sandboxBank: SandboxBankSettings | null;
  /** The account at Stripe, or null: then cards and PayNow go to the sandbox's bank, where it may run. */
  stripe: StripeSettings | null;
  /** Seals what must not be read in the database; null where nothing is sealed. */
  sealKey: Buffer | null;
  /** Keys from before, which only open what they sealed. */
  oldSealKeys: readonly Buffer[];
  /** Seals documents, or null: then the sandbox's own seal does, where it may run, and elsewhere nothing is signed. */
  documentSeal: DocumentSealSettings | null;
  /** Time stamp authority (RFC 3161) for signatures, or null: none, or the sandbox's. */
  timestampUrl: string | null;
  /** Opens the metrics, or null: nobody may ask for them, and nothing is measured. */
  metricsToken: string | null;
  /** Where spans go, or null: nothing is traced. */
  tracing: TracingSettings | null;
  /** Sign with Singpass, or null: the sandbox's double, where it may run, and elsewhere nobody signs with Singpass. */
  singpassSign: SingpassSignSettings | null;
}

/** A setting that cannot be used; the message is one line for the operator, or a line for each of several. */
export class SettingsError extends Error {
  constructor(variable: string, got: string | undefined, wanted: string) {
    super(`${variable} is ${got === undefined ? 'not set' : JSON.stringify(got)}; it should be ${wanted}.`);
    this.name = 'SettingsError';
  }

  /** Throws several as one, with a line for each; nothing if there are none. */
  static throwAll(errors: readonly SettingsError[]): void {
    const [first] = errors;
    if (!first) return;
    first.message = errors.map(({ message }) => message).join('\n');
    throw first;
  }
}
