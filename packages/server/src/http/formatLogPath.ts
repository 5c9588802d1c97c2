/**
 * A path as it may stand in the log: what may be the secret of a link, as of an invitation, is left out, and so is what has
 * the form of an identity number, which somebody may have typed there.
 */
export const formatLogPath = (path: string): string =>
  path
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi, '{uuid}')
    .replaceAll(/(?<![a-z\d])[STFGM]\d{7}[A-Z](?![a-z\d])/gi, '{number}');
