/** Whether a request asks how the process is. Its host name doesn't count: the answers reveal nothing. */
export const isHealthCheck = (url = ''): boolean => /^\/api\/(health|ready)(\?|$)/.test(url);
