import { glyph } from './Glyph.css.ts';

const paths = {
  attach:
    'M20 11.5l-8.2 8.2a5 5 0 0 1-7.1-7.1l8.6-8.6a3.3 3.3 0 0 1 4.7 4.7l-8.6 8.6a1.7 1.7 0 0 1-2.4-2.4l7.9-7.9',
  back: 'M15 18l-6-6 6-6',
  chat: 'M20 15a2 2 0 0 1-2 2H9l-5 4V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2z',
  cross: 'M6 6l12 12M18 6L6 18',
  document: 'M13 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V9zM13 3v6h6M9 13h6M9 17h4',
  down: 'M12 5v14M6 13l6 6 6-6',
  flag: 'M5 21V4M5 4h13l-3 4.5 3 4.5H5',
  more: 'M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  muted:
    'M10.3 20a2 2 0 0 0 3.4 0M8.6 4.3A6 6 0 0 1 18 9c0 2 .3 3.5.8 4.6M16 16H4s2-2.5 2-7q0-.6.1-1.1M4 3l16 18',
  retry: 'M4 12a8 8 0 1 1 2.3 5.6M4 19v-5h5',
  send: 'M12 19V5M6 11l6-6 6 6',
  shield: 'M12 3l7 3v5c0 4.5-3 8-7 10-4-2-7-5.5-7-10V6zM12 9v3M12 15.5h.01',
};

/** A small drawing that says nothing to assistive technology: what it stands in is named. */
export function Glyph({ name }: { name: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={glyph}>
      <path d={paths[name]} />
    </svg>
  );
}
