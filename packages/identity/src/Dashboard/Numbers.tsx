import { formatNumber } from '@sewa/formatters';
import { DescriptionListItem } from '@sewa/ui';
import * as css from './Numbers.css.ts';

interface NumbersProps {
  readonly numbers: readonly (readonly [name: string, value: number])[];
}

/** A few numbers beside each other. */
export function Numbers({ numbers }: NumbersProps) {
  return (
    <dl className={css.numbers}>
      {numbers.map(([name, value]) => (
        <DescriptionListItem key={name} name={name}>
          {formatNumber(value)}
        </DescriptionListItem>
      ))}
    </dl>
  );
}
