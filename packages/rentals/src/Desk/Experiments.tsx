import type { DeskExperiment } from '@sewa/api/client';
import { CorporateField, useRoute } from '@sewa/api/swr';
import { formatDay, formatNumber } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { ConfirmQuestion, FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import {
  Badge,
  Banner,
  Button,
  Card,
  DescriptionList,
  DescriptionListItem,
  EmptyState,
  Heading,
  Inline,
  Stack,
  Table,
  type TableColumn,
  Text,
  VisuallyHidden,
} from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import { deskButtons } from './deskForms.ts';
import * as messages from './messages.ts';

/** A variant, and the rate of control to compare it with. */
type Variant = DeskExperiment['variants'][number] & { readonly control: number | null };

const findRate = ({ people, reached }: DeskExperiment['variants'][number]): number | null =>
  people === 0 ? null : reached / people;

/** How much more of the people reached the goal than with control. */
function compare(variant: Variant): string {
  const rate = findRate(variant);
  return rate === null || variant.control === null || variant.name === 'control'
    ? messages.nothingYet
    : messages.points(rate - variant.control);
}

const columns: readonly TableColumn<Variant>[] = [
  { key: 'name', label: messages.variantHead, isRowHeader: true, cell: ({ name }) => name },
  {
    key: 'weight',
    label: messages.weightHead,
    isNumeric: true,
    cell: ({ weight }) => `${formatNumber(100 * weight)} %`,
  },
  {
    key: 'people',
    label: messages.peopleHead,
    isNumeric: true,
    cell: ({ people }) => formatNumber(people),
  },
  {
    key: 'reached',
    label: messages.reachedHead,
    isNumeric: true,
    cell: ({ reached }) => formatNumber(reached),
  },
  {
    key: 'rate',
    label: messages.rateHead,
    isNumeric: true,
    cell: (variant) => {
      const rate = findRate(variant);
      return rate === null ? messages.nothingYet : messages.percent(rate);
    },
  },
  { key: 'against', label: messages.againstHead, isNumeric: true, cell: compare },
];

function describeTime({ isRunning, startedAt, stoppedAt }: DeskExperiment): string | null {
  if (isRunning) return startedAt && messages.runningSince(formatDay(startedAt));
  return stoppedAt && messages.stoppedOn(formatDay(stoppedAt));
}

/** Starts or stops an experiment; asks first where numbers or what people see would be lost. */
function Switch({ experiment: { id, isRunning, variants } }: { readonly experiment: DeskExperiment }) {
  const result = findResult(useActionData(), id);
  const hasNumbers = variants.some(({ people }) => people > 0);
  return (
    <PageForm as={Form}>
      <CorporateField />
      {hasNumbers ? <input type="hidden" name="hasNumbers" value="1" /> : null}
      {result?.isConfirmationNeeded ? (
        <ConfirmQuestion
          question={isRunning ? messages.stopQuestion(id) : messages.restartQuestion(id)}
          cancelLabel={messages.cancelLabel}
          confirmLabel={isRunning ? messages.stopLabel : messages.startLabel}
          name={isRunning ? deskButtons.stopSurely : deskButtons.startSurely}
          value={id}
        />
      ) : (
        <Button
          type="submit"
          variant={isRunning ? 'secondary' : 'primary'}
          size="s"
          name={isRunning ? deskButtons.stop : deskButtons.start}
          value={id}
          aria-label={isRunning ? messages.stopLabelFor(id) : messages.startLabelFor(id)}
        >
          {isRunning ? messages.stopLabel : messages.startLabel}
        </Button>
      )}
      <FormError result={result} />
    </PageForm>
  );
}

function ExperimentCard({ experiment }: { readonly experiment: DeskExperiment }) {
  const { id, isRunning, startedAt, pages, goal, variants, isSplitUnlikely } = experiment;
  const time = describeTime(experiment);
  const control = variants.find(({ name }) => name === 'control');
  const state = isRunning ? messages.running : messages.stopped;
  return (
    <Card as="article" padding="l" id={id} aria-labelledby={`experiment-${id}`}>
      <Stack gap="l">
        <Inline gap="m" justify="between" align="start">
          <Stack gap="xxs">
            <Inline gap="s">
              <Heading level={2} size="s" id={`experiment-${id}`}>
                {id}
              </Heading>
              <Badge tone={isRunning ? 'success' : 'neutral'}>
                {startedAt === null ? messages.notStarted : state}
              </Badge>
            </Inline>
            {time === null ? null : (
              <Text size="s" tone="muted">
                {time}
              </Text>
            )}
          </Stack>
          <Switch experiment={experiment} />
        </Inline>
        <DescriptionList>
          <DescriptionListItem name={messages.pagesFact}>{pages.join(', ')}</DescriptionListItem>
          <DescriptionListItem name={messages.goalFact}>{messages.goalName[goal]}</DescriptionListItem>
          <DescriptionListItem name={messages.peopleFact}>
            {formatNumber(variants.reduce((sum, { people }) => sum + people, 0))}
          </DescriptionListItem>
        </DescriptionList>
        {isSplitUnlikely ? <Banner tone="warning">{messages.splitWarning}</Banner> : null}
        <Table
          caption={<VisuallyHidden>{messages.variantsCaption(id)}</VisuallyHidden>}
          columns={columns}
          rows={variants.map((variant) => ({ ...variant, control: control ? findRate(control) : null }))}
          rowKey={({ name }) => name}
        />
      </Stack>
    </Card>
  );
}

/** The experiments with what came of each. */
export function Experiments() {
  const { data: experiments } = useRoute('listDeskExperiments', {});
  if (!experiments) return null;
  return (
    <Stack gap="l">
      {experiments.length === 0 ? (
        <EmptyState icon="laptop" title={messages.noExperimentsTitle} level={2}>
          {messages.noExperimentsLead}
        </EmptyState>
      ) : (
        experiments.map((experiment) => <ExperimentCard key={experiment.id} experiment={experiment} />)
      )}
    </Stack>
  );
}
