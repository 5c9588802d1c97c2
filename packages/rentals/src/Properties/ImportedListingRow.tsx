import type { ImportedListing } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { formatMoney } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { FormError, ResultFocus } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { importedListingId, listingPath, newPropertyPath, viewingsPath } from '@sewa/paths';
import { Badge, Button, Inline, Link, ListItem, Stack, Text } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { ListingQuestion } from '../Listing/ListingQuestion.tsx';
import { ASK_TO_CLOSE, listingFields } from '../Listing/listingForms.ts';
import * as listing from '../Listing/messages.ts';
import { stateTones } from '../Listing/stateTones.ts';
import * as common from '../messages.ts';
import * as messages from './messages.ts';

/** What its lister can do with a listing, in the order of the buttons. */
const actions = [
  { name: 'resume', send: 'resume', label: listing.resumeLabel },
  { name: 'pause', send: 'pause', label: listing.pauseLabel },
  { name: 'let', send: 'let', label: listing.letLabel },
  { name: 'close', send: ASK_TO_CLOSE, label: listing.closeLabel },
] as const;

function findWords({ state, may }: ImportedListing): string | null {
  if (state === 'let')
    return may.includes('resume') ? messages.importedStep.let : messages.importedStep.letByFile;
  return state === 'paused' ? messages.importedStep.paused : null;
}

function ImportedButtons({ listing: { id, name, state, may } }: { readonly listing: ImportedListing }) {
  const { state: loading, formData } = useNavigation();
  const isBusy = (send: string) =>
    loading !== 'idle' &&
    formData?.get(listingFields.listing) === id &&
    formData.get(listingFields.action) === send;
  return (
    <Inline gap="s">
      <Link
        variant="secondary"
        size="s"
        href={newPropertyPath(id)}
        aria-label={`${messages.addUnitLabel}: ${name}`}
      >
        {messages.addUnitLabel}
      </Link>
      {state === 'live' ? (
        <Link
          variant="secondary"
          size="s"
          href={viewingsPath(id)}
          aria-label={`${common.viewingsLabel}: ${name}`}
        >
          {common.viewingsLabel}
        </Link>
      ) : null}
      {actions
        .filter((action) => may.includes(action.name))
        .map(({ send, label: usual }) => {
          const label = state === 'let' && send === 'resume' ? listing.listAgainLabel : usual;
          return (
            <Button
              key={send}
              type="submit"
              variant="secondary"
              size="s"
              name={listingFields.action}
              value={send}
              isBusy={isBusy(send)}
              aria-label={`${label}: ${name}`}
            >
              {label}
            </Button>
          );
        })}
    </Inline>
  );
}

/** A listing that came in a file, and what its lister can do with it. */
export function ImportedListingRow({ listing: imported }: { readonly listing: ImportedListing }) {
  const { id, slug, name, status, state, version, monthlyRent } = imported;
  const result = findResult(useActionData(), id);
  const words = findWords(imported);
  return (
    <ListItem id={importedListingId(id)}>
      <PageForm as={Form}>
        <CorporateField />
        <input type="hidden" name={listingFields.listing} value={id} />
        <input type="hidden" name="version" value={version} />
        <Stack gap="s">
          <ResultFocus result={result?.done ? result : null}>
            <Stack gap="xxs">
              <Inline gap="s">
                {status === 'closed' ? <Text>{name}</Text> : <Link href={listingPath(id, slug)}>{name}</Link>}
                <Badge tone={stateTones[state]}>{common.listingState[state]}</Badge>
              </Inline>
              <Text size="s" isNumeric>
                {common.rentPerMonth(formatMoney(monthlyRent))}
              </Text>
            </Stack>
          </ResultFocus>
          {words === null ? null : (
            <Text as="p" size="s" tone="muted">
              {words}
            </Text>
          )}
          {result?.isConfirmationNeeded ? (
            <ListingQuestion result={result} closeQuestion={messages.closeImportedQuestion(name)} />
          ) : (
            <>
              <FormError result={result} />
              <ImportedButtons listing={imported} />
            </>
          )}
        </Stack>
      </PageForm>
    </ListItem>
  );
}
