import { messageText } from './MessageText.css.ts';
import { splitLinks } from './splitLinks.ts';
import { stripBidi } from './stripBidi.ts';

/** The words of a message as they were typed; nothing in them is HTML, and only http and https addresses are links. */
export function MessageText({ text }: { text: string }) {
  return (
    <p dir="auto" className={messageText}>
      {splitLinks(stripBidi(text)).map(({ text: words, href }, index) => {
        if (href === undefined) return words;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and never move
          <a key={index} href={href} dir="ltr" target="_blank" rel="noopener noreferrer nofollow ugc">
            {words}
          </a>
        );
      })}
    </p>
  );
}
