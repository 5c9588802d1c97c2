import { formatDay } from '@sewa/formatters';
import type { CalculationLine, LineKind } from '../../Calculation.ts';
import { useCalculatorMessages } from '../messages/messagesContext.ts';
import { NoteList } from './NoteList.tsx';

/** Who says what a line is based on, each source once with all lines it is for. */
function groupSources(lines: readonly CalculationLine[]) {
  const sources = new Map<string, { name: string; readOn: string; kinds: LineKind[] }>();
  for (const { kind, source } of lines) {
    if (source === null) continue;
    const key = `${source.readOn} ${source.name}`;
    const found = sources.get(key);
    if (found) found.kinds.push(kind);
    else sources.set(key, { name: source.name, readOn: source.readOn, kinds: [kind] });
  }
  return [...sources.values()];
}

/** Where the figures of a calculation come from, with the day each was checked. */
export function Sources({ lines }: { readonly lines: readonly CalculationLine[] }) {
  const messages = useCalculatorMessages();
  const notes = groupSources(lines).map(({ name, readOn, kinds }) =>
    messages.source({ lines: kinds.map(messages.line).join(', '), name, day: formatDay(readOn) }),
  );
  return <NoteList title={messages.sources} notes={notes} />;
}
