import type { Corporate } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { Badge, Button, List, ListItem, Text } from '@sewa/ui';
import type { FormEvent } from 'react';
import * as common from '../messages.ts';
import { UnverifiedBadge } from '../UnverifiedNotice.tsx';
import * as messages from './messages.ts';

/** Name of the buttons that choose a corporate by its id. */
export const corporateButton = 'corporateId';

interface CorporateChoiceProps {
  readonly corporates: readonly Corporate[];
  /** Id of the one that is being switched to, or null. */
  readonly switching: string | null;
  readonly onChoose: (corporateId: string) => void;
}

/** The corporates of somebody, each with the button that acts for it. */
export function CorporateChoice({ corporates, switching, onChoose }: CorporateChoiceProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement) onChoose(submitter.value);
  };
  return (
    <PageForm
      // Switching twice is as once, and the answer to a repeated key would lack its cookie.
      isKeyed={false}
      onSubmit={submit}
    >
      <List>
        {corporates.map(({ id, name, role, isCurrent, isVerified }) => (
          <ListItem
            key={id}
            end={
              <Button
                type="submit"
                variant={isCurrent ? 'primary' : 'secondary'}
                size="s"
                name={corporateButton}
                value={id}
                aria-label={isCurrent ? messages.continueForLabel(name) : messages.chooseThisLabel(name)}
                isBusy={switching === id}
              >
                {isCurrent ? common.continueLabel : messages.chooseLabel}
              </Button>
            }
          >
            <Text weight="semibold">
              {`${name} `}
              {isVerified ? null : <UnverifiedBadge />}
            </Text>
            <Text as="p" size="s" tone="muted">
              {`${common.corporateRole[role]} `}
              {isCurrent ? <Badge tone="success">{messages.currentLabel}</Badge> : null}
            </Text>
          </ListItem>
        ))}
      </List>
    </PageForm>
  );
}
