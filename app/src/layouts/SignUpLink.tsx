import { signUpPath } from '@sewa/paths';
import { Link } from '@sewa/ui';
import * as messages from '../messages.ts';
import { useReader } from './useReader.ts';

/** The way to an account; whoever has one is not offered another. Reads who is there by itself, so that its frame need not. */
export function SignUpLink() {
  if (useReader() !== 'visitor') return null;
  return (
    <Link variant="quiet" href={signUpPath()}>
      {messages.signUpLabel}
    </Link>
  );
}
