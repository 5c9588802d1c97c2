/** Content of the display token, which the browser decodes. */
export interface AccessToken {
  /** When it was issued, in Unix seconds: browsers learn the server's time from it. */
  iat: number;
  /** Expiry, in Unix seconds. */
  exp: number;
  isValid: boolean;
  userTypes: readonly string[];
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Encodes the display token, which only shows who is signed in. It grants no access, so it isn't signed. */
export const signAccessToken = (token: AccessToken): string =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode(token)}.`;
