import type { BlankData, ClauseData, ContractTemplateData } from './ContractTemplateData.ts';

const blank = (
  name: string,
  kind: BlankData['kind'],
  label: string,
  fallback: BlankData['fallback'],
  { hint = null, range, required = true }: Partial<Pick<BlankData, 'hint' | 'range' | 'required'>> = {},
): BlankData => ({ name, kind, required, label, hint, fallback, ...(range && { range }) });

/** A clause that always stands, or only if the blank `when` is filled or says yes. */
const clause = (
  id: string,
  title: string,
  words: string,
  plain: string,
  when: string | null = null,
): ClauseData => ({ id, title, words, plain, when });

/**
 * The first version. It covers what agreements for homes in Singapore usually settle; the sentences are our own, and nobody but the parties
 * has approved them.
 */
export const template1: ContractTemplateData = {
  version: 1,
  from: '2026-11-01',
  blanks: [
    blank('dueDay', 'number', 'Day of the month on which rent is due', 1, { range: [1, 31] }),
    blank(
      'payTo',
      'text',
      'How rent is paid',
      'By bank transfer to the account that the landlord names in writing',
      {
        hint: 'Do not write account numbers here: set them up under Rent, where they are encrypted.',
      },
    ),
    blank('furnitureCents', 'cents', 'Part of the rent that is for furniture, a month', 0, {
      hint: 'Duty is counted on rent, furniture and services together.',
      range: [0, 10_000_000],
    }),
    blank('serviceCents', 'cents', 'Paid for services besides the rent, a month', 0, {
      range: [0, 10_000_000],
    }),
    blank('depositReturnDays', 'number', 'Days to return the deposit after the last day', 14, {
      range: [1, 90],
    }),
    blank('utilitiesIncluded', 'yes-no', 'Water, electricity and internet are in the rent', false),
    blank('problemFreeDays', 'number', 'Days at the start in which the landlord mends everything', 30, {
      range: [0, 90],
    }),
    blank('minorRepairCents', 'cents', 'The tenant pays each repair up to', 20_000, {
      range: [0, 1_000_000],
    }),
    blank('airconMonths', 'number', 'Months between services of the air conditioning', 3, {
      hint: '0 if there is none.',
      range: [0, 12],
    }),
    blank('accessHours', 'number', "Hours' notice before the landlord comes in", 24, { range: [1, 168] }),
    blank('lateDays', 'number', 'Days of delay before late rent is a breach', 7, { range: [1, 60] }),
    blank(
      'diplomatic',
      'yes-no',
      'Diplomatic clause',
      { clause: 'diplomatic' },
      {
        hint: 'The tenant may end early if they have to leave Singapore.',
      },
    ),
    blank('diplomaticAfterMonths', 'number', 'Months before it can be used', 12, { range: [1, 60] }),
    blank('diplomaticNoticeMonths', 'number', "Months' notice it needs", 2, { range: [1, 6] }),
    blank('renewal', 'yes-no', 'Option to renew', { clause: 'renewal' }),
    blank('renewalMonths', 'number', 'Months it is renewed for', 12, { range: [1, 60] }),
    blank('pets', 'yes-no', 'Pets are allowed', { clause: 'pets' }),
    blank('earlyMoveIn', 'yes-no', 'Keys a few days early, without rent', { clause: 'early-move-in' }),
    blank('earlyDays', 'number', 'How many days early', 3, { range: [1, 30] }),
    blank('cleaning', 'yes-no', 'Professional cleaning before the start', { clause: 'cleaning' }),
    blank('furnitureAdded', 'text', 'Furniture the landlord adds', '', { required: false }),
    blank('specialTerms', 'text', 'Anything else you agreed', '', {
      hint: 'In your own words. It counts before the other clauses.',
      required: false,
    }),
  ],
  clauses: [
    clause(
      'letting',
      'What is let, and for how long',
      'The landlord lets the home named in the schedule to the tenant, with the furniture and fittings in it, from the first to the last day named there.',
      'You rent this home for these days.',
    ),
    clause(
      'rent',
      'Rent',
      'The tenant pays the rent named in the schedule in advance, on day {dueDay} of each month, without deducting anything. {payTo}. The first and the last month cost the share of their days.',
      'Rent is due on day {dueDay} of the month.',
    ),
    clause(
      'charges',
      'What the monthly payment covers',
      'Of the monthly payment, {furnitureCents} is for the use of furniture. Besides the rent, the tenant pays {serviceCents} a month for services.',
      'The law counts furniture and services when it works out the duty.',
      'charges',
    ),
    clause(
      'deposit',
      'Deposit',
      "The tenant pays the deposit named in the schedule before the first day. The landlord returns it without interest within {depositReturnDays} days after the last day, less what this agreement lets the landlord keep for unpaid rent or for damage beyond fair wear and tear, with evidence for each sum. The tenant doesn't use it for the last month's rent.",
      'You get the deposit back within {depositReturnDays} days, less proven damage and debts.',
    ),
    clause(
      'duty',
      'Stamp duty',
      'Whoever the schedule names pays the stamp duty on this agreement within the time the law sets, and gives the other side a copy of the certificate.',
      'The agreement has to be stamped; the schedule says who pays.',
    ),
    clause(
      'utilities-tenant',
      'Water, electricity and internet',
      'The tenant opens accounts for water, electricity, gas and internet in their own name where they need them, pays for what they use, and closes them when they leave.',
      'You pay for what you use.',
      'utilitiesExcluded',
    ),
    clause(
      'utilities-landlord',
      'Water, electricity and internet',
      'The rent includes water, electricity, gas and internet for fair household use.',
      'Water, electricity and internet are in the rent.',
      'utilitiesIncluded',
    ),
    clause(
      'problem-free',
      'The first {problemFreeDays} days',
      "For the first {problemFreeDays} days, the landlord mends everything that doesn't work in the home at the landlord's cost, except what the tenant broke.",
      'What is broken when you move in is not your cost.',
    ),
    clause(
      'minor-repairs',
      'Repairs',
      "After that, the tenant pays for each repair up to {minorRepairCents}. The landlord pays what is above it, and all repairs of the structure, the roof, the wiring, the pipes in the walls and the main drains, unless the tenant's neglect caused them. The tenant asks before ordering a repair that the landlord shares.",
      'You pay each small repair up to {minorRepairCents}; the landlord pays the rest and everything structural.',
    ),
    clause(
      'aircon',
      'Air conditioning',
      "The tenant has the air conditioning serviced every {airconMonths} months by a firm of their choice, and keeps the receipts. Repairs and gas that aren't due to missed service are the landlord's.",
      'Have the air conditioning serviced every {airconMonths} months and keep the receipts.',
      'airconMonths',
    ),
    clause(
      'care',
      'Looking after the home',
      'The tenant keeps the home clean and in the state in which it was handed over, fair wear and tear excepted, tells the landlord soon of damage and leaks, replaces bulbs and batteries, and makes good what they, their household or their guests break.',
      'Look after the home. Normal wear is not damage.',
    ),
    clause(
      'changes',
      'Changes to the home',
      "The tenant makes no holes in walls, builds nothing in and changes no locks without the landlord's written consent, and on leaving undoes what the landlord asked them to undo when consenting.",
      'Ask before you drill, build or change locks.',
    ),
    clause(
      'use',
      'Use of the home',
      "The home is for living in, by the people named in the schedule and no more than the law allows. The tenant doesn't sublet it or a part of it, offers no short stays, follows the rules of the building, and does nothing unlawful or that disturbs the neighbours.",
      'Only the people named here live in the home. No subletting and no short stays.',
    ),
    clause(
      'passes',
      'Passes',
      'Everybody who lives in the home and is neither a citizen nor a permanent resident holds a valid pass for as long as they live there, shows the original pass and passport to the landlord before moving in, and tells the landlord when it ends or changes.',
      'Foreigners need valid passes and show the originals before they move in.',
    ),
    clause(
      'access',
      'When the landlord comes in',
      "The landlord, and people sent by them, may come in with {accessHours} hours' notice at a reasonable time, to look at the home, repair something, or show it to people in the last two months. In an emergency they may come in at once.",
      'The landlord gives {accessHours} hours of notice, except in an emergency.',
    ),
    clause(
      'peace',
      'Living undisturbed',
      "While the tenant keeps this agreement, the landlord and people acting for them don't disturb the tenant's use of the home.",
      'The home is yours to live in undisturbed.',
    ),
    clause(
      'landlord-costs',
      'What the landlord pays',
      "The landlord pays property tax, the fees of the management corporation or the town council, and insurance of the building and of the landlord's own things.",
      'Tax, service charges and building insurance are the landlord’s.',
    ),
    clause(
      'diplomatic',
      'Ending early for work abroad',
      "If the tenant has to leave Singapore for good because their work here ends, is moved abroad, or their pass is not renewed, they may end this agreement with {diplomaticNoticeMonths} months' written notice, or that rent instead, at any time after the first {diplomaticAfterMonths} months. They show the employer's or the authority's letter. They then pay the landlord the share of the agent's fee for the months that were not used, if the landlord paid one.",
      'After {diplomaticAfterMonths} months you may end with {diplomaticNoticeMonths} months of notice if you have to leave Singapore.',
      'diplomatic',
    ),
    clause(
      'renewal',
      'Renewal',
      'If the tenant asks in writing between three and two months before the last day, and has kept this agreement, the landlord lets them the home for {renewalMonths} more months on the same terms, at a rent both agree on by then. If they agree on no rent, the agreement ends on its last day.',
      'You may ask to stay for {renewalMonths} more months; the rent is agreed on anew.',
      'renewal',
    ),
    clause(
      'pets',
      'Pets',
      'The tenant may keep pets that the law and the rules of the building allow, makes good what they damage, and has the home cleaned of their traces before leaving.',
      'Pets are allowed. You make good what they damage.',
      'pets',
    ),
    clause(
      'no-pets',
      'Pets',
      "No pets are kept in the home without the landlord's written consent.",
      'Ask before you keep a pet.',
      'noPets',
    ),
    clause(
      'early-keys',
      'Keys before the first day',
      'The landlord hands over the keys {earlyDays} days before the first day without rent. This agreement applies from then on, but the term is counted from the first day.',
      'You get the keys {earlyDays} days early, without rent.',
      'earlyMoveIn',
    ),
    clause(
      'cleaning',
      'Cleaning before the start',
      'The landlord has the home professionally cleaned before handing it over.',
      'The home is cleaned before you move in.',
      'cleaning',
    ),
    clause(
      'furniture',
      'Furniture to be added',
      'Before the first day, the landlord adds to the home: {furnitureAdded}. It belongs to the landlord.',
      'The landlord adds: {furnitureAdded}.',
      'furnitureAdded',
    ),
    clause(
      'handover',
      'Handing over and back',
      'On the first day both sides record the state of the home, the meters and the keys. On the last day the tenant gives back the home, clean and empty of their things, with all keys, in that state, fair wear and tear excepted.',
      'You record the state of the home together when you move in and when you move out.',
    ),
    clause(
      'breach',
      'If something is not kept',
      "If rent is unpaid for {lateDays} days after it was due, or the tenant breaks this agreement in another serious way and doesn't put it right within 14 days of a written notice, the landlord may end it and take the home back through the courts, and claim what is owed. If the landlord breaks it in a serious way and doesn't put it right within 14 days of a written notice, the tenant may end it and gets back the deposit and the rent for days not used. Each side keeps its losses small.",
      'Serious breaches that are not put right within 14 days may end the agreement.',
    ),
    clause(
      'destroyed',
      'If nobody can live in the home',
      "If the home can't be lived in because of fire, flood or an order, and neither side caused it, no rent is due for that time. If it lasts more than 30 days, either side may end this agreement in writing.",
      'No rent while nobody can live there.',
    ),
    clause(
      'sale',
      'If the home is sold',
      'If the landlord sells the home, the buyer takes over this agreement with the deposit. If the home is sold in a collective sale that needs it empty, the landlord may end this agreement with three months of written notice.',
      'A buyer takes over your agreement.',
    ),
    clause(
      'special',
      'What else you agreed',
      '{specialTerms}',
      'What you agreed on in your own words counts before the other clauses.',
      'specialTerms',
    ),
    clause(
      'notices',
      'Notices',
      'Notices are in writing. A message in the conversation of this tenancy on Sewa, or an email to the address the other side confirmed there, counts as writing and as received on the next day.',
      'Write to each other here or by email.',
    ),
    clause(
      'whole',
      'The whole agreement',
      'This agreement says everything the two sides agreed on and takes the place of what they said before. It is changed only in writing that both sign. The law of Singapore applies. Before going to court, each side offers to mediate.',
      'Only what is written and signed counts. Singapore law applies.',
    ),
  ],
};
