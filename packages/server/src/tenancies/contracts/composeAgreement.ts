import type { ContractBlanks, OfferTerms } from '@sewa/api/client';
import { findDay, formatAddress, formatDay, formatMoney } from '@sewa/formatters';
import { findLastDay } from '@sewa/tenancy';
import type { ClauseData, ContractTemplateData } from './ContractTemplateData.ts';
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

const isYes = (value: ContractBlanks[string] | undefined): boolean =>
  typeof value === 'string' ? value !== '' : typeof value === 'number' ? value > 0 : value === true;

/** Whether a clause stands in an agreement with these blanks. */
function stands({ when }: ClauseData, blanks: ContractBlanks): boolean {
  if (when === null) return true;
  if (when === 'charges') return isYes(blanks.furnitureCents) || isYes(blanks.serviceCents);
  if (when === 'utilitiesExcluded') return !isYes(blanks.utilitiesIncluded);
  if (when === 'noPets') return !isYes(blanks.pets);
  return isYes(blanks[when]);
}

/** The clauses of an agreement, with their blanks filled. */
function listClauses(
  { clauses, blanks: data }: ContractTemplateData,
  blanks: ContractBlanks,
): { id: string; title: string; words: string; plain: string }[] {
  const kinds = new Map(data.map(({ name, kind }) => [name, kind]));
  const fill = (words: string): string =>
    words.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const [kind, value] = [kinds.get(name), blanks[name]];
      return kind === undefined || value === undefined ? whole : formatBlank(kind, value);
    });
  return clauses
    .filter((clause) => stands(clause, blanks))
    .map(({ id, title, words, plain }) => ({
      id,
      title: fill(title),
      words: fill(words),
      plain: fill(plain),
    }));
}

const describeOccupier = ({
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

const countDeposit = ({ monthlyRent, depositMonths }: OfferTerms): number =>
  Math.round(monthlyRent * depositMonths);

/** An agreement as its paper prints it: plain words, what was negotiated, the clauses, the law with its sources, who signs. */
export function composeAgreement(source: AgreementSource) {
  const { template, blanks, terms, home, parties, figures, number, rentalId, at, isDraft, isWholeUnit } =
    source;
  const until = findLastDay(terms);
  const address = `${formatAddress(home)}${home.postalCode === null ? '' : `, Singapore ${home.postalCode}`}`;
  const clauses = listClauses(template, blanks);
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
