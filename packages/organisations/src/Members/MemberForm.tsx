import type { Corporate, Member, Organisation } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { ConfirmQuestion } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Grid, Inline, Select, Stack } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { FormNotice } from '../FormNotice.tsx';
import * as common from '../messages.ts';
import { memberButtons } from './memberForms.ts';
import * as messages from './messages.ts';

interface MemberFormProps {
  readonly member: Member;
  readonly corporate: Corporate;
  readonly organisations: readonly Organisation[];
}

const roleOptions = (['administrator', 'member'] as const).map((role) => ({
  value: role,
  label: common.corporateRole[role],
}));

/** The organisations a member may be in: open ones, and the one they are in. */
const listChoices = (member: Member, organisations: readonly Organisation[]) =>
  organisations
    .filter(({ id, isClosed }) => !isClosed || id === member.organisation?.id)
    .map(({ id, name, isClosed }) => ({
      value: id,
      label: isClosed ? messages.closedOrganisation(name) : name,
    }));

/** Changes what somebody is in the corporate and where, or takes them out of it. */
export function MemberForm({ member, corporate, organisations }: MemberFormProps) {
  const answer = findResult(useActionData(), member.id);
  const { state, formData } = useNavigation();
  const busy = state === 'idle' ? null : formData;
  const isBusy = (name: string) => busy?.get(name) === member.id;
  const choices = listChoices(member, organisations);
  return (
    <PageForm as={Form}>
      <CorporateField />
      <input type="hidden" name="version" value={member.version} />
      <Stack gap="m">
        {answer?.isConfirmationNeeded ? (
          <ConfirmQuestion
            question={
              member.isSelf
                ? messages.ownRemovalQuestion(corporate.name)
                : messages.removalQuestion(member.name ?? messages.unnamedMember, corporate.name)
            }
            cancelLabel={messages.cancelLabel}
            confirmLabel={messages.removeFromLabel(corporate.name)}
            name={memberButtons.remove}
            value={member.id}
          />
        ) : (
          <>
            <Grid gap="m">
              <Select
                label={common.roleLabel}
                name="role"
                options={roleOptions}
                defaultValue={member.role}
                autoComplete="off"
              />
              {choices.length > 0 ? (
                <Select
                  label={common.organisationLabel}
                  name="organisationId"
                  placeholder={common.noOrganisationLabel}
                  options={choices}
                  defaultValue={member.organisation?.id ?? ''}
                  autoComplete="off"
                />
              ) : null}
            </Grid>
            <Inline gap="m">
              <Button
                type="submit"
                variant="secondary"
                name={memberButtons.change}
                value={member.id}
                isBusy={isBusy(memberButtons.change)}
              >
                {messages.saveMemberLabel}
              </Button>
              <Button type="submit" variant="quiet" name={memberButtons.ask} value={member.id}>
                {messages.removeLabel}
              </Button>
            </Inline>
          </>
        )}
        <FormNotice answer={answer} />
      </Stack>
    </PageForm>
  );
}
