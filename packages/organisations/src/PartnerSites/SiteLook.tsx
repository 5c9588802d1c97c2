import type { PartnerSite } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { findResult } from '@sewa/pages/forms';
import { Button, Grid, Inline, Select, Stack, TextField } from '@sewa/ui';
import { useState } from 'react';
import { Form, useActionData } from 'react-router-dom';
import { FormNotice } from '../FormNotice.tsx';
import { LookPreview } from './LookPreview.tsx';
import * as messages from './messages.ts';
import { SitePartBox } from './SitePartBox.tsx';
import { partOf, siteButtons } from './siteForms.ts';

const themeOptions = (['auto', 'light', 'dark'] as const).map((value) => ({
  value,
  label: messages.themes[value],
}));

/** How the frames of a site look, with a preview of what is typed. */
export function SiteLook({ site }: { readonly site: PartnerSite }) {
  const { key, version, look } = site;
  const answer = findResult(useActionData(), partOf(key, 'look'));
  const start = {
    accent: answer?.typed.accent ?? look.accent ?? '',
    radius: answer?.typed.radius ?? (look.radius === null ? '' : String(look.radius)),
    theme: answer?.typed.theme ?? look.theme,
  };
  const [typed, setTyped] = useState(start);
  const type = (name: keyof typeof start) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    setTyped((before) => ({ ...before, [name]: value }));
  };
  return (
    <SitePartBox id={partOf(key, 'look')} title={messages.lookTitle} lead={messages.lookLead}>
      <Grid gap="l">
        <PageForm as={Form}>
          <CorporateField />
          <input type="hidden" name="version" value={version} />
          <Stack gap="m">
            <TextField
              label={messages.accentLabel}
              name="accent"
              hint={messages.accentHint}
              maxLength={7}
              autoComplete="off"
              spellCheck={false}
              defaultValue={start.accent}
              onChange={type('accent')}
              error={answer?.fields.accent}
            />
            <TextField
              label={messages.radiusLabel}
              name="radius"
              hint={messages.radiusHint}
              inputMode="numeric"
              maxLength={2}
              autoComplete="off"
              defaultValue={start.radius}
              onChange={type('radius')}
              error={answer?.fields.radius}
            />
            <Select
              label={messages.themeLabel}
              name="theme"
              options={themeOptions}
              autoComplete="off"
              defaultValue={start.theme}
              onChange={type('theme')}
            />
            <Inline>
              <Button type="submit" variant="secondary" name={siteButtons.look} value={key}>
                {messages.saveLabel}
              </Button>
            </Inline>
            <FormNotice answer={answer} />
          </Stack>
        </PageForm>
        <LookPreview {...typed} />
      </Grid>
    </SitePartBox>
  );
}
