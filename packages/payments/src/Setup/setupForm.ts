import { type ApiError, explainError } from '@sewa/api/errors';
import { type FormResult, hasField, parseText } from '@sewa/pages/forms';
import { corporateBankNames, type EgiroBank, findEgiroBank } from '../Banks/listBanks.ts';
import * as messages from './messages.ts';

/** Name of the form that begins a setup. */
export const SETUP_FORM = 'setup';

/** What somebody chose to set up. */
export interface SetupChoice {
  readonly kind: 'egiro' | 'card';
  readonly bank?: EgiroBank;
  readonly segment: 'retail' | 'corporate';
}

/** What a form says: the choice, or what is wrong with each field; and what was typed. */
export interface SetupForm {
  readonly choice: SetupChoice | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly typed: Readonly<Record<string, string>>;
}

/** Reads the form that begins a setup; `kind` is given where the page is about one kind only. */
export function parseSetupForm(form: FormData, given: SetupChoice['kind'] | null = null): SetupForm {
  const kind = given ?? parseText(form, 'kind');
  const bankText = parseText(form, 'bank');
  const segment = parseText(form, 'segment') === 'corporate' ? 'corporate' : 'retail';
  const typed = { kind, bank: bankText, segment };
  if (kind === 'card') return { choice: { kind, segment: 'retail' }, fields: {}, typed };
  if (kind !== 'egiro') return { choice: null, fields: { kind: messages.chooseKind }, typed };
  const bank = findEgiroBank(bankText, segment);
  if (bank !== null) return { choice: { kind, bank, segment }, fields: {}, typed };
  const isKnown = findEgiroBank(bankText, 'retail') !== null;
  const issue = isKnown ? messages.noCompanyBank(corporateBankNames) : messages.chooseBank;
  return { choice: null, fields: { bank: issue }, typed };
}

/** Why a setup could not begin, in words. */
export function describeSetupRefusal(error: ApiError): Partial<FormResult> | null {
  if (error.status === 503) return { error: messages.serviceAway };
  if (hasField(error, 'serviceId')) return { error: explainError(error) };
  return error.status === 409 && hasField(error, 'kind') ? { error: messages.notForPayee } : null;
}
