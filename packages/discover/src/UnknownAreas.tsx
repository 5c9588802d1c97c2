import { listUnknownAreas } from '@sewa/formatters';
import { Text } from '@sewa/ui';
import { useSearchParams } from 'react-router-dom';

const describeUnknown = (names: readonly string[]): string => {
  const quoted = names.map((name) => `“${name}”`).join(', ');
  return names.length === 1
    ? `We don’t know an area called ${quoted}, so it is left out of this search.`
    : `We don’t know areas called ${quoted}, so they are left out of this search.`;
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
