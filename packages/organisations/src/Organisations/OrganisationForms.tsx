import type { Member, Organisation } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { findResult } from '@sewa/pages/forms';
import { Button, Grid, Inline, Select, Stack, TextField } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import { FormNotice } from '../FormNotice.tsx';
import * as common from '../messages.ts';
import * as messages from './messages.ts';
import { organisationButtons } from './organisationForms.ts';

interface OrganisationFormsProps {
  readonly organisation: Organisation;
  /** Everybody of the corporate: whoever is not in it yet may be moved there. */
  readonly members: readonly Member[];
}

function describeMember({ name, organisation }: Member): string {
  const label = name ?? common.noName;
  return organisation ? messages.personInOrganisation(label, organisation.name) : label;
}

/** Renames an organisation, closes it or opens it again, and moves somebody there. */
export function OrganisationForms({ organisation, members }: OrganisationFormsProps) {
  const { id, name, isClosed } = organisation;
  const answer = findResult(useActionData(), id);
  const others = members.filter((member) => member.organisation?.id !== id);
  return (
    <Stack gap="m">
      <Grid gap="l">
        <PageForm as={Form}>
          <CorporateField />
          <input type="hidden" name="version" value={organisation.version} />
          <Stack gap="m">
            <TextField
              label={messages.nameLabel}
              name="name"
              maxLength={120}
              required
              autoComplete="off"
              key={name}
              defaultValue={answer?.typed.name || name}
            />
            <Inline gap="m">
              <Button type="submit" variant="secondary" name={organisationButtons.rename} value={id}>
                {messages.renameLabel}
              </Button>
              <Button
                type="submit"
                variant="quiet"
                name={isClosed ? organisationButtons.reopen : organisationButtons.close}
                value={id}
                formNoValidate
              >
                {isClosed ? messages.reopenLabel : messages.closeLabel}
              </Button>
            </Inline>
          </Stack>
        </PageForm>
        {!isClosed && others.length > 0 ? (
          <PageForm as={Form}>
            <CorporateField />
            <Stack gap="m">
              <Select
                label={messages.movePersonLabel}
                name="member"
                placeholder={messages.movePersonPlaceholder}
                required
                autoComplete="off"
                options={others.map((member) => ({ value: member.id, label: describeMember(member) }))}
              />
              <Inline>
                <Button type="submit" variant="secondary" name={organisationButtons.move} value={id}>
                  {messages.moveLabel}
                </Button>
              </Inline>
            </Stack>
          </PageForm>
        ) : null}
      </Grid>
      <FormNotice answer={answer} />
    </Stack>
  );
}
