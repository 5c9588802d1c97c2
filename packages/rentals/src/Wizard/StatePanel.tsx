import type { OwnListing } from '@sewa/api/client';
import { usePageSite } from '@sewa/pages';
import { listingPath, newPropertyPath, propertiesPath, propertyPath } from '@sewa/paths';
import { Banner, Button, Inline, Link, List, ListItem, Stack, Text, TextField } from '@sewa/ui';
import { useEffect, useState } from 'react';
import * as messages from './messages.ts';
import * as css from './Wizard.css.ts';

function PublicLink({ url, title }: { readonly url: string; readonly title: string }) {
  const [isCopied, setCopied] = useState(false);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <Stack gap="s">
      <TextField
        label={messages.publicLinkLabel}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={css.scriptOnly}>
        <Inline>
          <Button variant="secondary" onClick={() => void copy().catch(() => undefined)}>
            {messages.copyLinkLabel}
          </Button>
          {canShare ? (
            <Button
              variant="secondary"
              onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
            >
              {messages.shareLabel}
            </Button>
          ) : null}
          <Text size="s" tone="muted" role="status">
            {isCopied ? messages.linkCopied : ''}
          </Text>
        </Inline>
      </div>
    </Stack>
  );
}

/** The state of a listing that is no draft any more, its public link, and what can be done next. */
export function StatePanel({ listing, name }: { readonly listing: OwnListing; readonly name: string }) {
  const { publicUrl } = usePageSite();
  const { state, id, slug, property } = listing;
  const path = listingPath(id, slug);
  return (
    <Stack gap="m">
      <Banner
        tone={state === 'live' ? 'success' : 'info'}
        title={messages.stateTitle[state]}
        actions={state === 'live' ? <Link href={path}>{messages.viewListingLabel}</Link> : undefined}
      >
        {messages.stateLead[state]}
      </Banner>
      {state === 'live' ? (
        <PublicLink url={new URL(path, publicUrl).href} title={listing.title ?? name} />
      ) : null}
      <nav aria-label={messages.nextTitle}>
        <List variant="plain">
          <ListItem>
            <Link href={propertyPath(property.id)}>{messages.seeUnitLabel}</Link>
          </ListItem>
          <ListItem>
            <Link href={propertiesPath()}>{messages.seePropertiesLabel}</Link>
          </ListItem>
          <ListItem>
            <Link href={newPropertyPath()}>{messages.listAnotherLabel}</Link>
          </ListItem>
        </List>
      </nav>
    </Stack>
  );
}
