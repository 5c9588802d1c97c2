import type { ContractBlanks, OfferTerms } from '@sewa/api/client';
import { findDay, formatAddress, formatDay, formatMoney } from '@sewa/formatters';
import { findLastDay, listClauses } from '@sewa/tenancy';
import type { ContractTemplateData } from './ContractTemplateData.ts';
import { formatBlank } from './fillBlanks.ts';
import type { LegalFigure } from './listFigures.ts';
import * as messages from './messages.ts';

/** Where somebody signs, and as what. */
export interface AgreementParty {
  readonly place: string;
  readonly name: string;
  readonly role: string;
}

/** What an agreement is made of. */
export interface AgreementSource {
  readonly template: ContractTemplateData;
  readonly blanks: ContractBlanks;
  readonly terms: OfferTerms;
  readonly home: {
    block: string | null;
    street: string;
    floor: string | null;
    unit: string | null;
    postalCode: string | null;
  };
  readonly isWholeUnit: boolean;
  readonly parties: readonly AgreementParty[];
  readonly figures: readonly LegalFigure[];
  readonly number: number;
  readonly rentalId: string;
  readonly at: Date;
  readonly isDraft: boolean;
}

/** The clauses of an agreement, with their blanks filled. */
function listFilledClauses({ clauses, blanks: data }: ContractTemplateData, blanks: ContractBlanks) {
  const kinds = new Map(data.map(({ name, kind }) => [name, kind]));
  return listClauses(clauses, blanks, (name, value) => {
    const kind = kinds.get(name);
    return kind === undefined ? `{${name}}` : formatBlank(kind, value);
  });
}

/** Somebody who lives in the home, with status and pass. */
export const describeOccupier = ({
  name,
  residentialStatus,
  passType,
  passValidUntil,
}: OfferTerms['occupiers'][number]): string =>
  [
    name,
    messages.residentialStatus[residentialStatus],
    ...(passType === undefined ? [] : [messages.passName[passType]]),
    ...(passValidUntil === undefined ? [] : [messages.passUntil(passValidUntil)]),
  ].join(', ');

/** The deposit of terms, in cents. */
export const countDeposit = ({ monthlyRent, depositMonths }: OfferTerms): number =>
  Math.round(monthlyRent * depositMonths);

/** The whole address of a home. */
export const sayAddress = (home: AgreementSource['home']): string =>
  `${formatAddress(home)}${home.postalCode === null ? '' : `, Singapore ${home.postalCode}`}`;

/** An agreement as its paper prints it: plain words, what was negotiated, the clauses, the law with its sources, who signs. */
export function composeAgreement(source: AgreementSource) {
  const { template, blanks, terms, home, parties, figures, number, rentalId, at, isDraft, isWholeUnit } =
    source;
  const until = findLastDay(terms);
  const address = sayAddress(home);
  const clauses = listFilledClauses(template, blanks);
  const rent = formatMoney(terms.monthlyRent);
  const deposit = countDeposit(terms);
  return {
    title: messages.agreementTitle,
    version: template.version,
    at: at.toISOString(),
    reference: `${rentalId}-${number}`,
    isDraft,
    plain: [
      messages.plainHome(address, isWholeUnit),
      messages.plainTerm(terms.from, until, terms.months),
      messages.plainRent(rent, Number(blanks.dueDay)),
      messages.plainDeposit(deposit, Number(blanks.depositReturnDays)),
      ...clauses.filter(({ id }) => messages.plainClauses.includes(id)).map(({ plain }) => plain),
      messages.plainBinding,
    ],
    parties: parties.map(({ place, name, role }) => ({ place, name, role })),
    schedule: [
      { label: messages.scheduleLandlord, value: listNames(parties, 'landlord') },
      { label: messages.scheduleTenant, value: listNames(parties, 'tenant') },
      { label: messages.scheduleHome, value: isWholeUnit ? address : messages.roomAt(address) },
      { label: messages.scheduleTerm, value: messages.termOf(terms.from, until, terms.months) },
      { label: messages.scheduleRent, value: messages.rentAMonth(rent) },
      { label: messages.scheduleDeposit, value: deposit === 0 ? messages.noDeposit : formatMoney(deposit) },
      {
        label: messages.scheduleGoodFaith,
        value: terms.goodFaithCents === 0 ? messages.no : formatMoney(terms.goodFaithCents),
      },
      { label: messages.scheduleDuty, value: messages.dutyPaidBy[terms.dutyBy] },
      { label: messages.scheduleOccupiers, value: terms.occupiers.map(describeOccupier).join('\n') },
    ],
    clauses,
    figures: figures.map(({ words, source: name, on }) => ({ words, source: name, on: formatDay(on) })),
    note: messages.agreementNote(
      template.version,
      formatDay(template.from),
      formatDay(findDay(at.toISOString())),
    ),
  };
}

const listNames = (parties: readonly AgreementParty[], side: 'tenant' | 'landlord'): string =>
  parties
    .filter(({ place }) => place.startsWith(side))
    .map(({ name }) => name)
    .join('\n');
