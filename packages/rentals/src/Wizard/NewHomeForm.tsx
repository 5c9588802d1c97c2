import type { ImportedListing, User } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { FormBanner, ResultFocus } from '@sewa/pages/form-notices';
import { AddressFields } from '@sewa/pages/steps';
import { useTabDraft } from '@sewa/pages/tab-draft';
import { disputePath } from '@sewa/paths';
import { Banner, Button, Form, Link, NumberField, RadioGroup, Stack, Text } from '@sewa/ui';
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { Form as RouterForm, useNavigation } from 'react-router-dom';
import * as dispute from '../Dispute/messages.ts';
import { isTypedText } from './draftState.ts';
import { listFieldErrors } from './fieldErrors.ts';
import * as messages from './messages.ts';
import { SubTypeField } from './SubTypeField.tsx';
import { listDifferences, pickAddress, readFields, type StepText } from './stepText.ts';
import { type NewHomeResult, nameNewHome, newHomeFields } from './takeNewHome.ts';
import * as css from './Wizard.css.ts';

const LANDLORD = 2;
const AGENT = 3;

const emptyHome: StepText = {
  ...Object.fromEntries(newHomeFields.map((name) => [name, ''])),
  ownership: 'own',
  room: '1',
};

/** Whether somebody only lists homes for others: they claim nobody's home by not looking. */
const listsForOthers = (user: User | undefined): boolean =>
  user?.cid === null && user.userTypeIds.includes(AGENT) && !user.userTypeIds.includes(LANDLORD);

/** What stands in the fields at first: what an imported listing states of its home, or nothing. */
function makeFirstText(imported: ImportedListing | null, isForOthers: boolean): StepText {
  const first = { ...emptyHome, ownership: isForOthers ? 'authority' : 'own' };
  if (imported === null) return first;
  return {
    ...first,
    ...pickAddress(imported),
    propertySubType: imported.propertySubType === null ? '' : String(imported.propertySubType),
    listing: imported.id,
  };
}

interface NewHomeFormProps {
  readonly user: User | undefined;
  /** The imported listing that gets the home, if there is one. */
  readonly imported?: ImportedListing | null;
  readonly result: NewHomeResult | undefined;
}

/** What stands in the fields; what isn't sent yet is stored in the tab, and brought back for the same person. */
function useNewHome(first: StepText, person: string | null, typed: StepText | undefined) {
  const [start, setStart] = useState({ text: typed ?? first, number: 0, isRestored: false });
  const [text, setText] = useState(start.text);
  const begin = (next: StepText, isRestored: boolean) => {
    setStart(({ number }) => ({ text: next, number: number + 1, isRestored }));
    setText(next);
  };
  const isTyped = listDifferences(first, text).length > 0;
  useTabDraft({
    name: nameNewHome(first.listing ?? ''),
    person,
    draft: isTyped ? { text, stored: first } : null,
    isDraft: isTypedText,
    onFound: (found) => {
      if (!isTyped) begin({ ...first, ...found.text }, true);
    },
  });
  return {
    start,
    text,
    change: (next: StepText) =>
      setText((before) => (listDifferences(before, next).length > 0 ? next : before)),
    startAgain: () => begin(first, false),
  };
}

function OwnershipField({
  user,
  start,
}: {
  readonly user: User | undefined;
  readonly start: string | undefined;
}) {
  const company = user?.corporates.find(({ id }) => id === user.cid)?.name ?? null;
  const isAgent = user?.userTypeIds.includes(AGENT) ?? false;
  if (!isAgent)
    return (
      <>
        <input type="hidden" name="ownership" value="own" />
        {company === null ? null : <Text>{messages.actingFor(company)}</Text>}
      </>
    );
  return (
    <RadioGroup
      id="ownership"
      name="ownership"
      label={messages.field.ownership}
      options={[
        { value: 'own', label: company === null ? messages.ownLabel : messages.companyOwnsLabel(company) },
        { value: 'authority', label: messages.authorityLabel, description: messages.authorityHint },
      ]}
      defaultValue={start || 'own'}
      required
    />
  );
}

function HomeNotice({
  result,
  onStartAgain,
}: {
  readonly result: NewHomeResult | undefined;
  readonly onStartAgain: (() => void) | null;
}) {
  if (result?.disputeId)
    return (
      <ResultFocus result={result}>
        <Banner tone="warning" title={messages.disputeTitle}>
          {messages.disputeLead(result.disputeId)}{' '}
          <Link href={disputePath(result.disputeId)}>{dispute.stateLabel}</Link>
        </Banner>
      </ResultFocus>
    );
  if (result?.message) return <FormBanner result={result}>{result.message}</FormBanner>;
  if (onStartAgain === null) return null;
  return (
    <Banner
      title={messages.restoredTitle}
      actions={
        <Button variant="secondary" onClick={onStartAgain}>
          {messages.startAgainLabel}
        </Button>
      }
    >
      {messages.restoredNewLead}
    </Banner>
  );
}

/** Where a home is, whose it is, and what of it is listed. */
export function NewHomeForm({ user, imported = null, result }: NewHomeFormProps) {
  const isForOthers = listsForOthers(user);
  const first = useMemo(() => makeFirstText(imported, isForOthers), [imported, isForOthers]);
  const form = useRef<HTMLFormElement>(null);
  const { state } = useNavigation();
  const home = useNewHome(first, user?.id ?? null, result?.typed);
  const errors = useMemo(() => listFieldErrors(result?.reasons ?? {}), [result]);
  const [touched, touch] = useReducer((count: number) => count + 1, 0);
  const read = () => {
    if (form.current) home.change(readFields(new FormData(form.current), newHomeFields));
  };
  const readLate = useEffectEvent(() => {
    if (!form.current) return;
    const typed = readFields(new FormData(form.current), newHomeFields);
    if (touched > 0 || listDifferences(home.start.text, typed).length > 0) home.change(typed);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each touch reads anew
  useEffect(() => readLate(), [touched]);
  const { start, text } = home;
  return (
    <PageForm
      as={Form}
      formComponent={RouterForm}
      ref={form}
      errors={errors}
      missing={messages.missingField}
      onChange={read}
    >
      <CorporateField />
      <input type="hidden" name="listing" value={first.listing} />
      {imported === null ? null : <Banner>{messages.importedHome(imported.name)}</Banner>}
      <HomeNotice result={result} onStartAgain={start.isRestored ? home.startAgain : null} />
      <Stack key={start.number} gap="l">
        <OwnershipField user={user} start={start.text.ownership} />
        <AddressFields start={start.text} text={text} touch={touch} />
        <SubTypeField start={start.text.propertySubType} />
        <div className={css.roomOnly}>
          <NumberField
            id="room"
            name="room"
            label={messages.field.room}
            hint={messages.roomHint}
            min={1}
            max={99}
            defaultValue={Number(start.text.room) || 1}
            onValueChange={touch}
          />
        </div>
      </Stack>
      <div className={css.bar}>
        <div className={css.status} />
        <Button type="submit" isBusy={state === 'submitting'}>
          {messages.continueLabel}
        </Button>
      </div>
    </PageForm>
  );
}
