import type { ReactNode } from 'react';
import * as messages from './messages.ts';
import * as css from './Note.css.ts';

/** A remark that stands out of an article's text. */
export const Note = ({ children }: { readonly children: ReactNode }) => (
  <div role="note" aria-label={messages.noteLabel} className={css.note}>
    {children}
  </div>
);
