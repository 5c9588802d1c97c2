import * as messages from '../messages.ts';
import { Markdown } from './Markdown.tsx';
import * as css from './Note.css.ts';

/** A remark that stands out of an article's text. */
export const Note = ({ text }: { readonly text: string }) => (
  <div role="note" aria-label={messages.noteLabel} className={css.note}>
    <Markdown body={text} isNested />
  </div>
);
