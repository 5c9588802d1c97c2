import { buildRouteUrl, type Inspection } from '@sewa/api/client';
import { FileButton } from '@sewa/pages/form-notices';
import { Heading, Select, Stack, Text, TextArea, TextField } from '@sewa/ui';
import { useId } from 'react';
import * as css from './Handover.css.ts';
import type { InspectionQueue, ItemChange } from './inspectionQueue.ts';
import * as messages from './messages.ts';

type Item = Inspection['rooms'][number]['items'][number];

/** Names of the fields of an item. */
export const nameField = (
  key: string,
  part: 'condition' | 'words' | 'remark' | 'photos' | 'was-condition' | 'was-words',
): string => `${part}:${key}`;

interface ItemRowProps {
  /** As it is, with what waits on top. */
  readonly item: Item;
  readonly itemKey: string;
  readonly side: 'tenant' | 'landlord';
  readonly otherName: string;
  /** What it was like at the start, when the end is recorded. */
  readonly before: Item | null;
  readonly isFrozen: boolean;
  readonly waiting: InspectionQueue['photos'];
  onChange(change: ItemChange): void;
  onPhotos(files: readonly File[]): void;
}

const conditions = Object.entries(messages.condition).map(([value, label]) => ({ value, label }));

const isCondition = (value: string): value is Item['condition'] => Object.hasOwn(messages.condition, value);

function Photos({ item }: { readonly item: Item }) {
  if (item.fileIds.length === 0) return null;
  return (
    <div className={css.photos}>
      {item.fileIds.map((id, index) => {
        const url = buildRouteUrl('getFile', { id });
        return (
          <a key={id} href={url}>
            <img
              className={css.photo}
              src={url}
              alt={messages.photoAlt(item.name, index + 1)}
              loading="lazy"
            />
          </a>
        );
      })}
    </div>
  );
}

/** What it was like at the start, and beside it the pictures of now. */
function Comparison({ before, item }: { readonly before: Item; readonly item: Item }) {
  return (
    <div className={css.comparison}>
      <Stack gap="xs">
        <Text size="s" tone="muted">
          {messages.atStart}: {messages.condition[before.condition]}
          {before.words === '' ? '' : `. ${before.words}`}
        </Text>
        <Photos item={before} />
      </Stack>
      {item.fileIds.length > 0 ? (
        <Stack gap="xs">
          <Text size="s" tone="muted">
            {messages.now}
          </Text>
          <Photos item={item} />
        </Stack>
      ) : null}
    </div>
  );
}

/** What an item is like, with a note and pictures; of the other side's remarks there is only the text. */
export function ItemRow(props: ItemRowProps) {
  const { item, itemKey, side, otherName, before, isFrozen, waiting, onChange, onPhotos } = props;
  const { name, condition, words, remarks = {} } = item;
  const titleId = useId();
  const others = remarks[side === 'tenant' ? 'landlord' : 'tenant'];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend does not stand in a grid
    <div className={css.item} role="group" aria-labelledby={titleId}>
      <Heading level={3} size="s" id={titleId}>
        {name}
      </Heading>
      {before ? <Comparison before={before} item={item} /> : null}
      {isFrozen ? (
        <Text>
          {messages.condition[condition]}
          {words === '' ? '' : `. ${words}`}
        </Text>
      ) : (
        <div className={css.fields}>
          {/* Without script: what stood here, so that nobody writes over what the other side changed meanwhile. */}
          <input type="hidden" name={nameField(itemKey, 'was-condition')} value={condition} />
          <input type="hidden" name={nameField(itemKey, 'was-words')} value={words} />
          <Select
            label={messages.conditionLabel}
            name={nameField(itemKey, 'condition')}
            options={conditions}
            value={condition}
            onChange={({ currentTarget: { value } }) => {
              if (isCondition(value)) onChange({ condition: value });
            }}
          />
          <TextArea
            label={messages.wordsLabel}
            name={nameField(itemKey, 'words')}
            maxLength={1_000}
            rows={2}
            value={words}
            onChange={({ currentTarget: { value } }) => onChange({ words: value })}
          />
          <TextArea
            label={messages.remarkLabel}
            name={nameField(itemKey, 'remark')}
            maxLength={500}
            rows={2}
            value={remarks[side] ?? ''}
            onChange={({ currentTarget: { value } }) => onChange({ remark: value })}
          />
        </div>
      )}
      {others ? (
        <Text size="s">
          {messages.otherRemark(otherName)} {others}
        </Text>
      ) : null}
      {isFrozen && remarks[side] ? <Text size="s">{remarks[side]}</Text> : null}
      {before ? null : <Photos item={item} />}
      {waiting.length > 0 ? (
        <Text size="s" tone="muted">
          {messages.waitingPhotos(waiting.length)}
        </Text>
      ) : null}
      {isFrozen ? null : (
        <FileButton words={messages.photosLabel}>
          <TextField
            type="file"
            accept="image/jpeg,image/png,image/webp"
            multiple
            label={messages.photosLabel}
            isLabelHidden
            name={nameField(itemKey, 'photos')}
            onChange={({ currentTarget }) => {
              onPhotos([...(currentTarget.files ?? [])]);
              // They wait in the queue now; the same picture can be chosen again.
              currentTarget.value = '';
            }}
          />
        </FileButton>
      )}
    </div>
  );
}
