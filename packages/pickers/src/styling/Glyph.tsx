import { glyph } from './Glyph.css.ts';

const paths = {
  calendar: 'M5 5h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM3 10h18M8 3v4M16 3v4',
  back: 'M15 18l-6-6 6-6',
  forth: 'M9 18l6-6-6-6',
  down: 'M6 9l6 6 6-6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6L6 18',
};

/** A small drawing that says nothing to assistive technology: what it stands in is named. */
export function Glyph({ name }: { name: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={glyph}>
      <path d={paths[name]} />
    </svg>
  );
}
