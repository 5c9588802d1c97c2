import type { OwnListing } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { listingWizardPath } from '@sewa/paths';
import { Banner, Button, Link, Stack, Text } from '@sewa/ui';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form as RouterForm, useNavigation, useSubmit } from 'react-router-dom';
import { usePendingPhotos } from '../Photos/usePendingPhotos.ts';
import * as messages from './messages.ts';
import * as css from './Wizard.css.ts';

interface PublishFormProps {
  readonly listing: OwnListing;
}

/** Submits or publishes a listing; while photos are on their way it waits for them, and continues by itself. */
export function PublishForm({ listing }: PublishFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state } = useNavigation();
  const send = useSubmit();
  const [isWaiting, setWaiting] = useState(false);
  const intent = listing.may.includes('publish') ? 'publish' : 'submit';
  const label = intent === 'publish' ? messages.publishLabel : messages.submitLabel;
  const { uploading, failed, isSaving } = usePendingPhotos(listing.id);
  const photosHref = listingWizardPath(listing.property.id, listing.id, 'photos');
  const isPending = uploading > 0 || isSaving;
  const sendNow = useEffectEvent(() => {
    setWaiting(false);
    void send(form.current);
  });
  useEffect(() => {
    if (isWaiting && !isPending) sendNow();
  }, [isWaiting, isPending]);
  const wait = (event: FormEvent) => {
    if (!isPending) return;
    event.preventDefault();
    setWaiting(true);
  };
  return (
    <PageForm as={RouterForm} ref={form} onSubmit={wait}>
      <Stack gap="m">
        <CorporateField />
        <input type="hidden" name="step" value="publish" />
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="version" value={listing.version} />
        {isPending ? (
          <Banner
            tone="warning"
            actions={
              isWaiting ? (
                <Button variant="secondary" onClick={() => setWaiting(false)}>
                  {messages.stopWaitingLabel}
                </Button>
              ) : undefined
            }
          >
            {isWaiting ? messages.photosPendingWaiting(label, uploading) : messages.photosPending(uploading)}
          </Banner>
        ) : null}
        {failed > 0 ? (
          <Banner tone="warning" actions={<Link href={photosHref}>{messages.seePhotosLabel}</Link>}>
            {messages.photosFailed(failed)}
          </Banner>
        ) : null}
        <Text tone="muted">{listing.needsReview ? messages.submitNext : messages.publishNext}</Text>
        <div className={css.bar}>
          <div className={css.status} />
          <Button type="submit" isBusy={isWaiting || state === 'submitting'}>
            {label}
          </Button>
          <Link variant="secondary" href={photosHref}>
            {messages.backLabel}
          </Link>
        </div>
      </Stack>
    </PageForm>
  );
}
