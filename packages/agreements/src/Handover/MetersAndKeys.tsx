import type { Inspection } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { Button, Card, Grid, Heading, Stack, TextField } from '@sewa/ui';
import { Form } from 'react-router-dom';
import * as messages from './messages.ts';

/** Names of the fields. */
export const meterField = (kind: string): string => `meter:${kind}`;
export const keyField = (kind: string): string => `key:${kind}`;
export const METERS = 'meters';

const meterKinds = ['electricity', 'water', 'gas'] as const;

interface MetersAndKeysProps {
  readonly meters: Inspection['meters'];
  readonly keys: Inspection['keys'];
  readonly isFrozen: boolean;
  readonly errors: Readonly<Record<string, string>>;
  onMeters(meters: Inspection['meters']): void;
  onKeys(keys: Inspection['keys']): void;
  onSubmit(event: React.FormEvent): void;
}

/** Puts a value in the place of that of its kind; an empty one takes it away. */
export function setMeter(
  meters: Inspection['meters'],
  kind: (typeof meterKinds)[number],
  reading: string,
): Inspection['meters'] {
  const others = meters.filter((meter) => meter.kind !== kind);
  return reading.trim() === '' ? others : [...others, { kind, reading: reading.trim() }];
}

/** As many keys as a text says; null if it says no number. */
export function setKey(keys: Inspection['keys'], kind: string, text: string): Inspection['keys'] | null {
  const others = keys.filter((key) => key.kind !== kind);
  if (text.trim() === '') return others;
  const count = Number(text);
  return Number.isInteger(count) && count >= 0 && count <= 99 ? [...others, { kind, count }] : null;
}

/** Readings of the meters, and how many keys there are. */
export function MetersAndKeys({
  meters,
  keys,
  isFrozen,
  errors,
  onMeters,
  onKeys,
  onSubmit,
}: MetersAndKeysProps) {
  const kinds = [...new Set([...messages.keyKinds, ...keys.map(({ kind }) => kind)])];
  return (
    <Card as="section" padding="l" aria-labelledby="meters-title">
      <PageForm as={Form} onSubmit={onSubmit}>
        <input type="hidden" name="do" value={METERS} />
        <Stack gap="m">
          <Heading level={2} size="m" id="meters-title">
            {messages.metersTitle}
          </Heading>
          <Grid gap="s" minColumn="m">
            {meterKinds.map((kind) => (
              <TextField
                key={kind}
                label={messages.meter[kind]}
                name={meterField(kind)}
                maxLength={20}
                inputMode="decimal"
                autoComplete="off"
                disabled={isFrozen}
                defaultValue={meters.find((meter) => meter.kind === kind)?.reading ?? ''}
                onChange={({ currentTarget: { value } }) => onMeters(setMeter(meters, kind, value))}
              />
            ))}
          </Grid>
          <Heading level={3} size="s">
            {messages.keysTitle}
          </Heading>
          <Grid gap="s" minColumn="m">
            {kinds.map((kind) => (
              <TextField
                key={kind}
                label={messages.keyLabel(kind)}
                name={keyField(kind)}
                inputMode="numeric"
                maxLength={2}
                autoComplete="off"
                disabled={isFrozen}
                defaultValue={String(keys.find((key) => key.kind === kind)?.count ?? '')}
                error={errors[keyField(kind)]}
                onChange={({ currentTarget: { value } }) => {
                  const next = setKey(keys, kind, value);
                  if (next) onKeys(next);
                }}
              />
            ))}
          </Grid>
          {isFrozen ? null : (
            <div>
              <Button type="submit" variant="secondary">
                {messages.saveMeters}
              </Button>
            </div>
          )}
        </Stack>
      </PageForm>
    </Card>
  );
}
