import { jwtDecode } from 'jwt-decode';

/** Who is signed in, for display; only the server decides what they may do. */
export interface SessionState {
  readonly isAuthenticated: boolean;
  /** False until sign-up is complete. */
  readonly isValid: boolean;
  readonly userTypes: readonly string[];
  /** True if an invitation waits to be accepted. */
  readonly redirectToOnboard: boolean;
  /** False while the server can't be asked whether the session is still open. */
  readonly isKnown: boolean;
}

/** The status of a session: no one signed in, sign-up not complete, signed in, or the server can't say now. */
export type SessionStatus = 'none' | 'notValid' | 'valid' | 'unknown';

/** The status of a session. */
export function getSessionStatus({ isAuthenticated, isValid, isKnown }: SessionState): SessionStatus {
  if (!isKnown) return 'unknown';
  if (!isAuthenticated) return 'none';
  return isValid ? 'valid' : 'notValid';
}

/** The content of a token, when it was issued, and when it expires, in milliseconds since 1970. */
export interface TokenReading {
  readonly state: SessionState;
  /** By the server's clock; null if the token doesn't say. */
  readonly issuedAt: number | null;
  readonly end: number;
}

/** Nobody is signed in. */
export const signedOut: SessionState = {
  isAuthenticated: false,
  isValid: false,
  userTypes: [],
  redirectToOnboard: false,
  isKnown: true,
};

interface Token {
  readonly iat?: unknown;
  readonly exp?: unknown;
  readonly isValid?: unknown;
  readonly userTypes?: unknown;
}

function decode(token: string): Token | null {
  try {
    return jwtDecode<Token>(token);
  } catch {
    return null;
  }
}

/**
 * Parses a display token; its signature isn't checked, because the token gives no access. Null if it can't be parsed, or lacks
 * `userTypes` or `exp`.
 */
export function parseToken(token: string, hasOnboarding: boolean): TokenReading | null {
  const { iat, exp, isValid, userTypes } = decode(token) ?? {};
  if (typeof exp !== 'number' || !Number.isFinite(exp)) return null;
  if (!Array.isArray(userTypes) || !userTypes.every((type) => typeof type === 'string')) return null;
  return {
    state: {
      isAuthenticated: true,
      isValid: isValid === true,
      userTypes,
      redirectToOnboard: hasOnboarding,
      isKnown: true,
    },
    issuedAt: typeof iat === 'number' && Number.isFinite(iat) ? iat * 1000 : null,
    end: exp * 1000,
  };
}
