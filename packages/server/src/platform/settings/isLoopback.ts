const loopback = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Whether a host name means this machine only. */
export const isLoopback = (host: string): boolean => loopback.has(host);
