/**
 * What may go wrong where the session gets a new secret. Somebody presses before the page's script is there: the form is on its way
 * when the script arrives and asks who is there, with the old secret. Then the server says that it cannot tell. Or the chat, whose
 * stream ends with the old secret, asks again before the browser has the new one, or for the corporate that the page was rendered for.
 */
export const atNewSecret = /503.*\/api\/user\/control|4(01|09).*\/api\/chat\//;
