import { Badge } from '@sewa/ui';
import * as messages from './messages.ts';

interface UnverifiedMarkProps {
  readonly isVerified: boolean;
}

/** Marks a corporate in a menu whose entity number nobody has confirmed; nothing beside any other. */
export function UnverifiedMark({ isVerified }: UnverifiedMarkProps) {
  if (isVerified) return null;
  return (
    <span>
      <Badge tone="warning">{messages.notVerifiedMark}</Badge>
    </span>
  );
}

/** The name of a corporate as it is read out in a menu, with the mark of it. */
export const nameWithMark = (name: string, isVerified: boolean): string =>
  isVerified ? name : messages.notVerifiedCompany(name);
