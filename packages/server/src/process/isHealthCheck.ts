/** Whether a request asks how the process is. Its host name doesn't count: the answers reveal nothing, or need a token. */
export const isHealthCheck = (url = ''): boolean => /^\/api\/(health|ready|metrics)(\?|$)/.test(url);
