const SECONDS = 30;

/** Gives a call up that is not answered within 30 seconds, so that it can be repeated. */
export const callSignal = (): { signal: AbortSignal } => ({ signal: AbortSignal.timeout(SECONDS * 1_000) });
