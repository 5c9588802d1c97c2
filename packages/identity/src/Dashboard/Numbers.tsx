import { formatNumber } from '@sewa/formatters';
import { DescriptionList, DescriptionListItem } from '@sewa/ui';

interface NumbersProps {
  readonly numbers: readonly (readonly [name: string, value: number])[];
}

/** A few numbers beside each other. */
export function Numbers({ numbers }: NumbersProps) {
  return (
    <DescriptionList>
      {numbers.map(([name, value]) => (
        <DescriptionListItem key={name} name={name}>
          {formatNumber(value)}
        </DescriptionListItem>
      ))}
    </DescriptionList>
  );
}
