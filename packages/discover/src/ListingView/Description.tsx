import { Text } from '@sewa/ui';
import * as css from './Description.css.ts';

/** What somebody wrote, in its paragraphs and with its line breaks. */
export function Description({ text }: { readonly text: string }) {
  return (
    <div className={css.description}>
      {text
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity and never move
          <Text as="p" key={index}>
            {paragraph}
          </Text>
        ))}
    </div>
  );
}
