/**
 * Flags of V8 for the process that serves. Left alone, it takes up to 128 MB for what is young, and lets the rest grow to
 * several times what is in use before it collects: its memory then grows with the number of requests. Half the growth would take
 * a sixth of the pages a second.
 */
export const servingFlags = ['--max-semi-space-size=16', '--heap-growing-percent=100'];

/**
 * Settings of the C library for it: what threads and buffers leave goes back to the system, instead of staying in an arena for each
 * thread.
 */
export const servingEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
