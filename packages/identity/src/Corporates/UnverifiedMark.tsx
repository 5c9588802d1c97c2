import { Badge } from '@sewa/ui';

interface UnverifiedMarkProps {
  readonly isVerified: boolean;
}

/** Marks a corporate in a menu whose entity number nobody has confirmed; nothing beside any other. */
export function UnverifiedMark({ isVerified }: UnverifiedMarkProps) {
  if (isVerified) return null;
  return (
    <span>
      <Badge tone="warning">Not verified</Badge>
    </span>
  );
}

/** The name of a corporate as it is read out in a menu, with the mark of it. */
export const nameWithMark = (name: string, isVerified: boolean): string =>
  isVerified ? name : `${name}, not verified`;
