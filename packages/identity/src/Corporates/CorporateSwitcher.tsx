import { explainError } from '@sewa/api/errors';
import { useRoute, useSwitchCorporate } from '@sewa/api/swr';
import { useSessionStore } from '@sewa/auth/react';
import { showProblem } from '@sewa/pages';
import { Button, Icon, Text } from '@sewa/ui';
import { useCallback, useEffect, useId } from 'react';
import * as css from './CorporateSwitcher.css.ts';
import * as messages from './messages.ts';
import { nameWithMark, UnverifiedMark } from './UnverifiedMark.tsx';

/** Which corporate somebody with several acts for, and the way to another one: the page is loaded anew for it. Nothing for others. */
export function CorporateSwitcher() {
  const id = useId();
  const { data: user } = useRoute('getUser', {}, { isErrorReturned: true });
  const session = useSessionStore();
  const loadAnew = useCallback(() => {
    session.announce('switched');
    location.reload();
  }, [session]);
  const { switchTo, switching, error } = useSwitchCorporate(loadAnew);
  useEffect(() => {
    if (error) void showProblem(messages.switchCompanyFailure(explainError(error)));
  }, [error]);
  if (!user || user.corporates.length < 2) return null;
  return (
    <section aria-labelledby={id} className={css.switcher}>
      <Text as="p" size="s" tone="muted" id={id}>
        {messages.actingForLabel}
      </Text>
      {user.corporates.map(({ id: corporateId, name, isCurrent, isVerified }) =>
        isCurrent ? (
          <span key={corporateId} aria-current="true" className={css.current}>
            <Icon name="check" />
            {` ${name} `}
            <UnverifiedMark isVerified={isVerified} />
          </span>
        ) : (
          <Button
            key={corporateId}
            variant="quiet"
            aria-label={messages.actForLabel(nameWithMark(name, isVerified))}
            isBusy={switching === corporateId}
            onClick={() => void switchTo(corporateId)}
          >
            {`${name} `}
            <UnverifiedMark isVerified={isVerified} />
          </Button>
        ),
      )}
    </section>
  );
}
