import * as messages from '../messages.ts';
import { skip } from './PublicLayout.css.ts';

/** The way past the head of a frame, shown to who comes to it by keyboard. */
export const SkipLink = () => (
  <a className={skip} href="#main">
    {messages.skipLabel}
  </a>
);
