import { jwtDecode } from 'jwt-decode';

/** Who is signed in, as far as a page may show it; what somebody may do is decided by the server alone. */
export interface SessionState {
  readonly isAuthenticated: boolean;
  /** False until sign-up is complete. */
  readonly isValid: boolean;
  readonly userTypes: readonly string[];
  /** True when an invitation waits to be taken up. */
  readonly redirectToOnboard: boolean;
  /** False while the server could not be asked: then nobody can tell whether the session still stands. */
  readonly isKnown: boolean;
}

/** How somebody stands: nobody there, sign-up not complete, signed in, or the server cannot tell now. */
export type SessionStatus = 'none' | 'notValid' | 'valid' | 'unknown';

/** How the person of a session stands. */
export function getSessionStatus({ isAuthenticated, isValid, isKnown }: SessionState): SessionStatus {
  if (!isKnown) return 'unknown';
  if (!isAuthenticated) return 'none';
  return isValid ? 'valid' : 'notValid';
}

/** What a token says, and when it ends, in milliseconds since 1970. */
export interface TokenReading {
  readonly state: SessionState;
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
 * Reads a display token; its signature is not checked, because it opens nothing. One that cannot be read, lacks
 * `userTypes` or `exp`, or ends at or before `now` says that nobody is signed in.
 */
export function parseToken(token: string, now: number, hasOnboarding: boolean): TokenReading | null {
  const { exp, isValid, userTypes } = decode(token) ?? {};
  if (typeof exp !== 'number' || !Number.isFinite(exp) || now >= exp * 1000) return null;
  if (!Array.isArray(userTypes) || !userTypes.every((type) => typeof type === 'string')) return null;
  return {
    state: {
      isAuthenticated: true,
      isValid: isValid === true,
      userTypes,
      redirectToOnboard: hasOnboarding,
      isKnown: true,
    },
    end: exp * 1000,
  };
}
