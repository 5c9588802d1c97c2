import type { User } from '@sewa/api/client';
import { selectionPath } from '@sewa/paths';
import { Icon, Link, Text } from '@sewa/ui';
import * as common from '../messages.ts';
import * as css from './CorporateSwitcher.css.ts';
import * as messages from './messages.ts';
import { nameWithMark, UnverifiedMark } from './UnverifiedMark.tsx';

interface ActingForProps {
  readonly user: User | undefined;
}

/** Says in a menu which corporate somebody acts for; whoever has several finds the way to another one, also without script. */
export function ActingFor({ user }: ActingForProps) {
  const corporates = user?.corporates ?? [];
  const current = corporates.find(({ isCurrent }) => isCurrent);
  if (corporates.length === 0) return null;
  return (
    <li className={css.line}>
      <Text as="span" size="s" tone="muted">
        {current ? messages.actingForLabel : messages.noCompanySelected}
      </Text>
      {corporates.length > 1 ? (
        <Link
          variant="quiet"
          href={selectionPath()}
          aria-label={current && messages.switchCompanyLabel(nameWithMark(current.name, current.isVerified))}
        >
          {`${current?.name ?? common.chooseCompanyLabel} `}
          <Icon name="chevrons-up-down" size="s" />
        </Link>
      ) : (
        <Text as="span" weight="semibold">
          {current?.name}
        </Text>
      )}
      {current ? <UnverifiedMark isVerified={current.isVerified} /> : null}
    </li>
  );
}
