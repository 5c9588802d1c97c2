import type { Inspection } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import type { FormResult } from '@sewa/pages/forms';
import {
  Button,
  Card,
  DescriptionList,
  DescriptionListItem,
  Grid,
  Heading,
  Stack,
  Text,
  TextField,
} from '@sewa/ui';
import { Form } from 'react-router-dom';
import { FirstIssue } from '../FirstIssue.tsx';
import { isKeyCount, readKey, readMeter } from './inspectionQueue.ts';
import * as messages from './messages.ts';

/** Names of the fields. */
const meterField = (kind: string): string => `meter:${kind}`;
export const keyField = (kind: string): string => `key:${kind}`;
export const wasField = (name: string): string => `was-${name}`;
export const METERS = 'meters';

const meterKinds = ['electricity', 'water', 'gas'] as const;

interface MetersAndKeysProps {
  readonly meters: Inspection['meters'];
  readonly keys: Inspection['keys'];
  /** What was read at the start, when the end is recorded. */
  readonly before: Pick<Inspection, 'meters' | 'keys'> | null;
  readonly result: FormResult | null;
  onMeter(kind: string, reading: string): void;
  onKey(kind: string, count: string): void;
  onSubmit(event: React.FormEvent): void;
}

interface CountFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly maxLength: number;
  readonly inputMode: 'decimal' | 'numeric';
  readonly hint: string | undefined;
  readonly error?: string | undefined;
  onType(text: string): void;
}

/** A reading or a number; with what stood here, so that without script nobody writes over what the other side changed. */
function CountField({ value, onType, ...rest }: CountFieldProps) {
  return (
    <div>
      <input type="hidden" name={wasField(rest.name)} value={value} />
      <TextField
        {...rest}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </div>
  );
}

const listKeyKinds = (keys: Inspection['keys']): string[] => [
  ...new Set([...messages.keyKinds, ...keys.map(({ kind }) => kind)]),
];

const sayBefore = (text: string | null): string | undefined => (text ? messages.atStartWas(text) : undefined);

/** Readings and keys as both sides confirmed them, beside those of the start. */
export function FrozenCounts({
  meters,
  keys,
  before,
}: Pick<MetersAndKeysProps, 'meters' | 'keys' | 'before'>) {
  const counts = [
    ...meterKinds.map((kind) => ({
      name: messages.meter[kind],
      text: readMeter(meters, kind),
      was: before ? readMeter(before.meters, kind) : '',
    })),
    ...listKeyKinds(keys).map((kind) => ({
      name: kind,
      text: readKey(keys, kind),
      was: before ? readKey(before.keys, kind) : '',
    })),
  ].filter(({ text }) => text !== '');
  return (
    <Card as="section" padding="l" aria-labelledby="meters-title">
      <Stack gap="m">
        <Heading level={2} size="m" id="meters-title">
          {messages.countsTitle}
        </Heading>
        {counts.length === 0 ? <Text>{messages.notRead}</Text> : null}
        <DescriptionList layout="rows">
          {counts.map(({ name, text, was }) => (
            <DescriptionListItem key={name} name={name}>
              {was === '' || was === text ? text : `${text} (${messages.atStartWas(was)})`}
            </DescriptionListItem>
          ))}
        </DescriptionList>
      </Stack>
    </Card>
  );
}

/** Readings of the meters, and how many keys there are. */
export function MetersAndKeys({
  meters,
  keys,
  before,
  result,
  onMeter,
  onKey,
  onSubmit,
}: MetersAndKeysProps) {
  return (
    <Card as="section" padding="l" id={METERS} aria-labelledby="meters-title">
      <PageForm as={Form} onSubmit={onSubmit}>
        <input type="hidden" name="do" value={METERS} />
        <Stack gap="m">
          <Heading level={2} size="m" id="meters-title">
            {messages.metersTitle}
          </Heading>
          <FirstIssue result={result} />
          <Grid gap="s" minColumn="m">
            {meterKinds.map((kind) => (
              <CountField
                key={kind}
                label={messages.meter[kind]}
                name={meterField(kind)}
                maxLength={20}
                inputMode="decimal"
                hint={sayBefore(before && readMeter(before.meters, kind))}
                value={readMeter(meters, kind)}
                onType={(text) => onMeter(kind, text)}
              />
            ))}
          </Grid>
          <Heading level={3} size="s">
            {messages.keysTitle}
          </Heading>
          <Grid gap="s" minColumn="m">
            {listKeyKinds(keys).map((kind) => (
              <CountField
                key={kind}
                label={messages.keyLabel(kind)}
                name={keyField(kind)}
                inputMode="numeric"
                maxLength={2}
                hint={sayBefore(before && readKey(before.keys, kind))}
                value={readKey(keys, kind)}
                error={result?.fields[keyField(kind)]}
                onType={(text) => {
                  if (isKeyCount(text)) onKey(kind, text);
                }}
              />
            ))}
          </Grid>
          <div>
            <Button type="submit" variant="secondary">
              {messages.saveMeters}
            </Button>
          </div>
        </Stack>
      </PageForm>
    </Card>
  );
}
