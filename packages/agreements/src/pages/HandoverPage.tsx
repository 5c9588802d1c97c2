import type { Inspection, Rental } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { PageForm, PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { pageTitles } from '@sewa/pages/titles';
import { contractPath, contractsPath } from '@sewa/paths';
import { Breadcrumbs, Button, Container, Heading, Link, Stack, Text } from '@sewa/ui';
import { Form, useActionData, useParams, useSearchParams } from 'react-router-dom';
import { DoneBanner } from '../DoneBanner.tsx';
import { describeHome } from '../describeHome.ts';
import { ConfirmState } from '../Handover/ConfirmState.tsx';
import { BEGIN, findKind, findOtherName, handleHandoverForm, ROOM } from '../Handover/handoverForms.ts';
import { applyQueue, isEmpty, readKey, readMeter, splitConflicts } from '../Handover/inspectionQueue.ts';
import { FrozenCounts, METERS, MetersAndKeys } from '../Handover/MetersAndKeys.tsx';
import * as messages from '../Handover/messages.ts';
import { QueueStatus } from '../Handover/QueueStatus.tsx';
import { Rooms } from '../Handover/Rooms.tsx';
import { useInspectionQueue } from '../Handover/useInspectionQueue.ts';
import * as common from '../messages.ts';

/** Stands in for the record while it can't be loaded. */
export const Failure = () => (
  <PageFailure
    page={pageTitles.contracts}
    title={messages.failureTitle}
    safe={messages.safe}
    other={{ label: common.contractsTitle, href: contractsPath() }}
  />
);

/** Reads the rental, and its record of the start or the end. */
export async function loader({ params, preload, url }: PageRequest): Promise<void> {
  const { inspections } = await preload('getRental', { id: params.id ?? '' });
  const kind = findKind(url);
  for (const entry of inspections)
    if (entry.kind === kind || entry.kind === 'move-in') await preload('getInspection', { id: entry.id });
}

/** Takes the forms of the page. */
export const action = async (page: PageRequest): Promise<unknown> =>
  handleHandoverForm(page, await page.request.formData());

interface RecordProps {
  readonly rental: Rental;
  readonly inspection: Inspection;
  readonly before: Inspection | null;
  readonly otherName: string;
}

function StateRecord({ rental, inspection, before, otherName }: RecordProps) {
  const { side } = rental;
  const queue = useInspectionQueue(inspection.id, side);
  const shown = applyQueue(inspection, queue.queue, side);
  const result = useActionData();
  const saved = findResult(result, ROOM) ?? findResult(result, METERS) ?? findResult(result, BEGIN);
  const send = (event: React.FormEvent) => {
    event.preventDefault();
    void queue.send();
  };
  const { isFrozen } = inspection;
  return (
    <Stack gap="xl">
      <DoneBanner result={saved} />
      <FormError result={saved} />
      <Rooms
        rooms={shown.rooms}
        before={before?.rooms ?? []}
        side={side}
        otherName={otherName}
        isFrozen={isFrozen}
        queue={queue.queue}
        onSubmit={send}
        onChange={(key, change, item) =>
          queue.change((was) => ({
            ...was,
            items: {
              ...was.items,
              [key]: {
                ...(was.items[key] ?? { was: { condition: item.condition, words: item.words } }),
                ...change,
              },
            },
          }))
        }
        onPhotos={(key, files) =>
          queue.change((was) => ({
            ...was,
            photos: [
              ...was.photos,
              ...files.map((blob) => ({ id: crypto.randomUUID(), itemId: key, blob, fileId: null })),
            ],
          }))
        }
      />
      {isFrozen ? (
        <FrozenCounts meters={shown.meters} keys={shown.keys} before={before} />
      ) : (
        <MetersAndKeys
          meters={shown.meters}
          keys={shown.keys}
          before={before}
          result={findResult(result, METERS)}
          onMeter={(kind, now) => {
            const was = readMeter(inspection.meters, kind);
            queue.change(({ meters, ...rest }) => ({
              ...rest,
              meters: { ...meters, [kind]: { was, ...meters[kind], now } },
            }));
          }}
          onKey={(kind, now) => {
            const was = readKey(inspection.keys, kind);
            queue.change(({ keys, ...rest }) => ({
              ...rest,
              keys: { ...keys, [kind]: { was, ...keys[kind], now } },
            }));
          }}
          onSubmit={send}
        />
      )}
      <ConfirmState
        rental={rental}
        inspection={inspection}
        otherName={otherName}
        isWaiting={!isEmpty(queue.queue) || queue.state === 'sending'}
      />
      {isFrozen ? null : (
        <QueueStatus
          {...queue}
          otherName={otherName}
          onKeep={() => queue.change((was) => splitConflicts(inspection, was).clear)}
        />
      )}
    </Stack>
  );
}

/** Begins the record, or says why it can't be begun yet. */
function Begin({ rental, kind }: { readonly rental: Rental; readonly kind: 'move-in' | 'move-out' }) {
  const { state, may, terms } = rental;
  const result = findResult(useActionData(), BEGIN);
  const isOpen = kind === 'move-in' ? state === 'signed' : may.includes('move-out');
  const isEarly = kind === 'move-in' && isOpen && !may.includes('hand-over') && !may.includes('take-over');
  if (!isOpen || isEarly)
    return <Text>{isEarly && terms ? messages.notYet(terms.from) : messages.notOpen}</Text>;
  return (
    <PageForm as={Form}>
      <Stack gap="m" align="start">
        <FormError result={result} />
        <Button type="submit" name="do" value={BEGIN}>
          {messages.beginLabel}
        </Button>
      </Stack>
    </PageForm>
  );
}

/** The state of a home at the start or at the end, item by item; it works without a signal. */
export default function HandoverPage() {
  const { id = '' } = useParams();
  const [searchParams] = useSearchParams();
  const kind = findKind({ searchParams });
  const { data: rental } = useRoute('getRental', { id });
  const entry = rental?.inspections.find((each) => each.kind === kind);
  const startId =
    kind === 'move-out' ? rental?.inspections.find((each) => each.kind === 'move-in')?.id : undefined;
  const { data: inspection } = useRoute('getInspection', entry ? { id: entry.id } : null);
  const { data: before } = useRoute('getInspection', startId === undefined ? null : { id: startId });
  if (!rental || (entry && !inspection)) return null;
  const home = describeHome(rental.listing);
  const otherName = findOtherName(rental);
  const title = entry ? messages.titles[kind] : messages.beginTitles[kind];
  return (
    <Container as="main" id="main" width="medium" padding="l" gap="xl">
      <PageMeta title={title} description={messages.description} isIndexed={false} />
      <Stack gap="m">
        <Breadcrumbs
          crumbs={[
            { label: common.contractsTitle, href: contractsPath() },
            { label: home, href: contractPath(id) },
            { label: title },
          ]}
        />
        <Heading level={1} size="l">
          {title}
        </Heading>
        <Text as="p">{inspection?.isFrozen ? messages.frozenLead : messages.leads[kind]}</Text>
      </Stack>
      {inspection ? (
        <StateRecord
          key={inspection.id}
          rental={rental}
          inspection={inspection}
          before={before ?? null}
          otherName={otherName}
        />
      ) : (
        <Begin rental={rental} kind={kind} />
      )}
      <Link href={contractPath(id)}>{messages.backLabel}</Link>
    </Container>
  );
}
