import { signUpPath } from '@sewa/paths';
import { Link } from '@sewa/ui';
import * as messages from '../messages.ts';
import { useReader } from './useReader.ts';

/** A link to sign-up, for visitors only. It reads the session itself, so its layout needn't. */
export function SignUpLink() {
  if (useReader() !== 'visitor') return null;
  return (
    <Link variant="quiet" href={signUpPath()}>
      {messages.signUpLabel}
    </Link>
  );
}
