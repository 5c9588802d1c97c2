import type { PartnerSite } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { findResult } from '@sewa/pages/forms';
import { Button, Stack, TextArea, TextField } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import { FormNotice } from '../FormNotice.tsx';
import * as messages from './messages.ts';
import { SitePartBox } from './SitePartBox.tsx';
import { partOf, siteButtons } from './siteForms.ts';

/** What a site is called, and where its frames show. */
export function SiteAddress({ site }: { readonly site: PartnerSite }) {
  const { key, name, origins, version } = site;
  const answer = findResult(useActionData(), partOf(key, 'address'));
  return (
    <SitePartBox id={partOf(key, 'address')} title={messages.addressTitle}>
      <PageForm as={Form}>
        <CorporateField />
        <input type="hidden" name="version" value={version} />
        <Stack gap="m" align="start">
          <TextField
            label={messages.nameLabel}
            name="name"
            maxLength={100}
            required
            autoComplete="off"
            defaultValue={answer?.typed.name || name}
            error={answer?.fields.name}
          />
          <TextArea
            label={messages.originsLabel}
            name="origins"
            hint={messages.originsHint}
            rows={3}
            required
            autoComplete="off"
            defaultValue={answer?.typed.origins || origins.join('\n')}
            error={answer?.fields.origins}
          />
          <Button type="submit" variant="secondary" name={siteButtons.change} value={key}>
            {messages.saveLabel}
          </Button>
          <FormNotice answer={answer} />
        </Stack>
      </PageForm>
    </SitePartBox>
  );
}
