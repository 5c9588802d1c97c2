import * as messages from '../messages.ts';
import { skip } from './PublicLayout.css.ts';

/** A link past the header, shown when it has the keyboard focus. */
export const SkipLink = () => (
  <a className={skip} href="#main">
    {messages.skipLabel}
  </a>
);
