import type { OwnListing } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { FormError, ResultFocus } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Card, Heading, Icon, Inline, Stack, Text } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { stateLead, stateTitle } from '../Wizard/messages.ts';
import { nameListing } from './describeListing.ts';
import * as css from './EditListing.css.ts';
import * as edit from './editMessages.ts';
import { findNextStep } from './findNextStep.ts';
import { ListingMenu } from './ListingMenu.tsx';
import { ListingQuestion } from './ListingQuestion.tsx';
import { listingFields } from './listingForms.ts';
import * as messages from './messages.ts';

type Action = readonly [send: 'confirm' | 'pause' | 'resume' | 'let', label: string];

/** What can be done with the state of a listing, the likeliest first. */
const listActions = ({ state, may }: OwnListing): Action[] => {
  const all: Action[] = [
    ['confirm', edit.stillAvailableLabel],
    ['resume', state === 'let' ? edit.listAgainLabel : edit.resumeLabel],
    ['let', edit.letLabel],
    ['pause', edit.pauseLabel],
  ];
  return all.filter(([send]) => may.includes(send));
};

/** The state of a listing, and what can be done with it. */
export function EditState({ listing }: { readonly listing: OwnListing }) {
  const { id, version, state, property, confirmBy, pausedBecause } = listing;
  const result = findResult(useActionData(), id);
  const { state: sending, formData } = useNavigation();
  const step = findNextStep(listing);
  const name = nameListing(listing, property);
  // Then there is more to say than what the state is.
  const isAsked = confirmBy !== null || pausedBecause !== null;
  const isMain = (index: number) => index === 0 && (state !== 'live' || confirmBy !== null);
  const shown = [
    ...step.actions,
    { label: '', to: { open: 'wizard' } },
    { label: '', to: { open: 'page' } },
    ...listActions(listing).map(([send]) => ({ label: '', to: { send } })),
  ] as const;
  return (
    <div id={id} className={css.target}>
      <Card as="section" padding="l" aria-labelledby="state-title">
        <PageForm as={Form}>
          <CorporateField />
          <input type="hidden" name={listingFields.listing} value={id} />
          <input type="hidden" name={listingFields.property} value={property.id} />
          <input type="hidden" name="version" value={version} />
          <Stack gap="m">
            <Heading level={2} size="s" id="state-title">
              {edit.stateName}
            </Heading>
            {result?.isConfirmationNeeded ? (
              <ListingQuestion result={result} closeQuestion={messages.closeQuestion(name)} />
            ) : (
              <>
                <Stack gap="xs">
                  <Text as="p">{stateTitle[state]}.</Text>
                  <Text as="p" size="s" tone={isAsked ? step.tone : 'muted'}>
                    {(isAsked ? step.words : null) ?? stateLead[state]}
                  </Text>
                </Stack>
                <FormError result={result} />
                {result?.done ? (
                  <ResultFocus result={result}>
                    <Text as="p" size="s">
                      <Icon name="check" size="s" /> {result.done}
                    </Text>
                  </ResultFocus>
                ) : null}
                <Inline gap="s">
                  {listActions(listing).map(([send, label], index) => (
                    <Button
                      key={send}
                      type="submit"
                      variant={isMain(index) ? 'primary' : 'secondary'}
                      name={listingFields.action}
                      value={send}
                      isBusy={sending !== 'idle' && formData?.get(listingFields.action) === send}
                    >
                      {label}
                    </Button>
                  ))}
                  <ListingMenu
                    listing={listing}
                    propertyId={property.id}
                    name={name}
                    step={{ ...step, actions: shown }}
                  />
                </Inline>
              </>
            )}
          </Stack>
        </PageForm>
      </Card>
    </div>
  );
}
