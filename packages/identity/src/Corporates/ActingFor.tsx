import type { User } from '@sewa/api/client';
import { selectionPath } from '@sewa/paths';
import { Icon, Link, Text } from '@sewa/ui';
import * as css from './CorporateSwitcher.css.ts';

interface ActingForProps {
  readonly user: User | undefined;
}

/** Says in a menu which corporate somebody acts for; whoever has several finds the way to another one, also without script. */
export function ActingFor({ user }: ActingForProps) {
  const corporates = user?.corporates ?? [];
  const name = corporates.find(({ isCurrent }) => isCurrent)?.name;
  if (corporates.length === 0) return null;
  return (
    <li className={css.line}>
      <Text as="span" size="s" tone="muted">
        {name === undefined ? 'You act for nobody yet' : 'You act for'}
      </Text>
      {corporates.length > 1 ? (
        <Link
          variant="quiet"
          href={selectionPath()}
          aria-label={name && `${name}, act for another corporate`}
        >
          {name ?? 'Choose a corporate'} <Icon name="chevrons-up-down" size="s" />
        </Link>
      ) : (
        <Text as="span" weight="semibold">
          {name}
        </Text>
      )}
    </li>
  );
}
