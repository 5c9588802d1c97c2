import { Heading } from '@sewa/ui';
import * as css from './Calculator.css.ts';

interface NoteListProps {
  readonly title: string;
  readonly notes: readonly string[];
}

/** A few sentences in small print below a title; nothing where there are none. */
export function NoteList({ title, notes }: NoteListProps) {
  if (notes.length === 0) return null;
  return (
    <div className={css.notes}>
      <Heading level={3} size="s">
        {title}
      </Heading>
      <ul className={css.noteList}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
