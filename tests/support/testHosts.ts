/** Whether the product is tested as it is served in production: by https, on hosts that share a domain. */
export const isHttpsSite = process.env.SEWA_SITE === 'https';

/** The domain the hosts share; every name below it means this machine to the tests. */
export const sharedDomain = 'sewa.test';

/** The host of the issuers, which is no part of that domain. */
export const issuerHost = 'id.issuer.test';

/** Whether a name means this machine to the tests. */
export const isTestHost = (host: string): boolean => host.endsWith(`.${sharedDomain}`) || host === issuerHost;
