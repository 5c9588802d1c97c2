/**
 * What may go wrong where a form gives the session a new secret, sent by somebody who presses before the page's script is there:
 * it is on its way when the script arrives and asks who is there, with the old secret. Then the server says that it cannot tell.
 */
export const atNewSecret = /503.*\/api\/user\/control/;
