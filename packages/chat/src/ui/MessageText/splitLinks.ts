/** A piece of a message: words, or words that lead to `href`. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

/** An address ends at a space, at what HTML or a programme would quote with, and at characters nobody sees. */
const address = /\bhttps?:\/\/[^\s<>"`\\\p{C}]+/giu;

const closers: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** Leaves out punctuation at the end that belongs to the sentence; a bracket belongs to an address in which it was opened. */
function trimEnd(found: string): string {
  let end = found.length;
  for (; end > 0; end--) {
    const last = found[end - 1] ?? '';
    const opener = closers[last];
    if (opener !== undefined && found.lastIndexOf(opener, end - 2) >= 0) break;
    if (opener === undefined && !/[.,;:!?'’”»…*_~|]/.test(last)) break;
  }
  return found.slice(0, end);
}

/** The address as a link, if it leads where it says it does: no name or password before the host, no host that is spelled otherwise. */
function findHref(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isPlain = url.username === '' && url.password === '' && /^https?:$/.test(url.protocol);
  return isPlain &&
    text
      .replace(/^.*?:\/\//, '')
      .toLowerCase()
      .startsWith(url.host)
    ? url.href
    : undefined;
}

/** Splits a message into words and links to http and https addresses; together the parts are the message. */
export function splitLinks(message: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const match of message.matchAll(address)) {
    const text = trimEnd(match[0]);
    const href = findHref(text);
    if (href === undefined) continue;
    if (match.index > done) parts.push({ text: message.slice(done, match.index) });
    parts.push({ text, href });
    done = match.index + text.length;
  }
  if (done < message.length) parts.push({ text: message.slice(done) });
  return parts;
}
