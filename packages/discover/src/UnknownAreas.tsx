import { listUnknownAreas } from '@sewa/formatters';
import { Text } from '@sewa/ui';
import { useSearchParams } from 'react-router-dom';
import * as messages from './messages.ts';

const describeUnknown = (names: readonly string[]): string => {
  const quoted = messages.nameSeveral(names.map((name) => messages.areaName(name)));
  return names.length === 1 ? messages.unknownArea(quoted) : messages.unknownAreas(quoted);
};

/** Says which of the areas an address asks for nobody knows; nothing where all are known. */
export function UnknownAreas() {
  const [params] = useSearchParams();
  const unknown = listUnknownAreas(params);
  if (unknown.length === 0) return null;
  return (
    <Text as="p" role="status">
      {describeUnknown(unknown)}
    </Text>
  );
}
