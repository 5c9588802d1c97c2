import type { OfferTerms } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import type { EligibilityReason, Figure } from '@sewa/tenancy';
import type { ContractRow } from './contractRow.ts';
import * as messages from './messages.ts';

/** Something the law says of an agreement, with where and when it was read. */
export interface LegalFigure {
  readonly words: string;
  readonly source: string;
  /** YYYY-MM-DD. */
  readonly on: string;
}

const nameSource = ({ name, url }: { name: string; url?: string | null | undefined }): string =>
  url ? `${name}, ${url}` : name;

/** The law beside an agreement or an addendum: its duty, when that is due, and what binds the home and its people. */
export function listFigures(
  duty: Figure,
  { dutyBy, kind }: Pick<OfferTerms, 'dutyBy'> & Pick<ContractRow, 'kind'>,
  reasons: readonly EligibilityReason[],
): LegalFigure[] {
  const { cents, source } = duty;
  return [
    ...(cents === null || source === null
      ? []
      : [
          {
            words: messages.dutyFigure(formatMoney(cents), dutyBy, kind),
            source: nameSource(source),
            on: source.readOn,
          },
        ]),
    { words: messages.dutyDueFigure, source: messages.dutyDueSource, on: '2026-11-28' },
    ...reasons.map(({ words, source: read }) => ({ words, source: nameSource(read), on: read.readOn })),
  ];
}
