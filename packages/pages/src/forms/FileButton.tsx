import type { ReactNode } from 'react';
import * as css from './FileButton.css.ts';

interface FileButtonProps {
  /** What stands on the button. */
  readonly words: string;
  /** A text field of files; its input lies over the button, so that it is pressed, focused and named as an input is. */
  readonly children: ReactNode;
}

/** Our own button where files are chosen. */
export const FileButton = ({ words, children }: FileButtonProps) => (
  <div className={css.chooser}>
    {children}
    <span className={css.chooserButton} aria-hidden="true">
      {words}
    </span>
  </div>
);
