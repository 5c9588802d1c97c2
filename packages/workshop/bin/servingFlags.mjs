/**
 * Flags of V8 for the process that serves. Left alone, it takes up to 128 MB for what is young, and lets the rest grow to
 * several times what is in use before it collects: its memory then grows with the number of requests.
 */
export const servingFlags = ['--max-semi-space-size=16', '--heap-growing-percent=50'];
