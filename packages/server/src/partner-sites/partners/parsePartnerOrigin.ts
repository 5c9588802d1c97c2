import { isLoopback } from '../../platform/settings/isLoopback.ts';

/** Plain host names: no wildcard, and nothing that means something in a Content-Security-Policy. */
const hostForm = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/;

/** Reads the origin of a partner's site. Throws, in words for a terminal, if it is no https origin, or http one of this machine. */
export function parsePartnerOrigin(text: string): string {
  const refuse = (): Error =>
    new Error(
      `"${text}" is no origin of a site: it is like https://www.example.com, without a path. Only a site of this machine may use http.`,
    );
  if (!URL.canParse(text)) throw refuse();
  const { origin, protocol, hostname, href } = new URL(text);
  if (href !== `${origin}/` || !hostForm.test(hostname)) throw refuse();
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname))) throw refuse();
  return origin;
}
