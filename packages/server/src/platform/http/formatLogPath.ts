/**
 * Redacts a path for the log: secrets of links, such as invitations, and anything that looks like an identity number.
 */
export const formatLogPath = (path: string): string =>
  path
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi, '{uuid}')
    .replace(/^(\/api\/embed\/enquiries)\/[^/]+/, '$1/{secret}')
    .replace(/^(\/api\/payment\/links|\/payment\/link)\/[^/]+/, '$1/{secret}')
    .replace(/^(\/api\/calendar)\/[^/]+\.ics$/, '$1/{secret}.ics')
    .replaceAll(/(?<![a-z\d])[STFGM]\d{7}[A-Z](?![a-z\d])/gi, '{number}');
