import { listUnknownAreas, listUnknownCodes } from '@sewa/formatters';
import { Text } from '@sewa/ui';
import { useSearchParams } from 'react-router-dom';
import * as messages from './messages.ts';

const describeUnknown = (names: readonly string[]): string => {
  const quoted = messages.nameSeveral(names.map((name) => messages.areaName(name)));
  return names.length === 1 ? messages.unknownArea(quoted) : messages.unknownAreas(quoted);
};

/** Says which areas and codes of an address nobody knows; nothing where all are known. */
export function UnknownFilters() {
  const [params] = useSearchParams();
  const areas = listUnknownAreas(params);
  const codes = listUnknownCodes(params);
  if (areas.length + codes.length === 0) return null;
  return (
    <Text as="p" role="status">
      {[
        ...(areas.length > 0 ? [describeUnknown(areas)] : []),
        ...codes.map((name) => messages.unknownChoice(messages.choiceName[name])),
      ].join(' ')}
    </Text>
  );
}
