/** The cookies of one page request: what a call is given, the next one brings, as in a browser. */
export interface ForwardedCookies {
  /** The header for a call; null when there is no cookie. */
  readonly write: () => string | null;
  /** Takes the lines with which an answer sets and clears cookies. */
  readonly take: (lines: readonly string[]) => void;
}

const isCleared = (line: string): boolean => /;\s*max-age=0*\s*(;|$)/i.test(line);

function splitPair(pair: string): readonly [name: string, value: string] {
  const end = pair.indexOf('=');
  return end < 0 ? [pair.trim(), ''] : [pair.slice(0, end).trim(), pair.slice(end + 1).trim()];
}

/** Begins with the cookies a browser sent with its page request. */
export function forwardCookies(header: string | null): ForwardedCookies {
  const forwarded = new Map((header ?? '').split(';').filter(Boolean).map(splitPair));
  return {
    write: () =>
      forwarded.size === 0 ? null : [...forwarded].map(([name, value]) => `${name}=${value}`).join('; '),
    take: (lines) => {
      for (const line of lines) {
        const [name, value] = splitPair(line.split(';', 1)[0] ?? '');
        if (isCleared(line)) forwarded.delete(name);
        else forwarded.set(name, value);
      }
    },
  };
}

/** The response with these cookies set, too. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  if (cookies.length === 0) return response;
  const answer = new Response(response.body, response);
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  return answer;
}
