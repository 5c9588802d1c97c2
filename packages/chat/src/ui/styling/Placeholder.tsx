import type { ReactNode } from 'react';
import { Glyph } from './Glyph.tsx';
import * as styles from './Placeholder.css.ts';

interface PlaceholderProps {
  title: string;
  /** Whether it says that something failed, and so interrupts. @default false */
  isError?: boolean;
  /** What to do about it. */
  children?: ReactNode;
}

/** Stands where there is nothing to show, and says why. */
export function Placeholder({ title, isError = false, children }: PlaceholderProps) {
  return (
    <div role={isError ? 'alert' : undefined} className={styles.placeholder}>
      <Glyph name="chat" />
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}
