/** What a page of the bank answers: HTML, or the way on to another page. */
export type PageAnswer = { readonly html: string } | { readonly to: string };

/** Name of the site that an address leads back to. */
export const nameSite = (returnUrl: string): string => new URL(returnUrl).host;
