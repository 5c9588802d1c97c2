import { makeKey, type RouteParams, type ServiceDraft } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { isStale, parseText, parseTexts, parseVersion, rejectFields, sendOnce } from '@sewa/pages/forms';
import { track } from '@sewa/pages/track';
import { type ApplyStep, flowApplyPath, flowServicePath, type ServiceType, stepUpPath } from '@sewa/paths';
import { redirect } from 'react-router-dom';
import { parseServiceType } from '../Bills/billPaths.ts';
import { rejectForm } from '../formActions.ts';
import { findPayeeControl, parsePayeeForm } from '../Payee/payeeForm.ts';
import { isStepUpNeeded } from '../StepUp/leaveForStepUp.ts';
import { findNeighbour, listSteps } from './applySteps.ts';
import * as messages from './messages.ts';
import { type ParsedStep, parseHome } from './parseHome.ts';
import { parseRent } from './parseRent.ts';
import type { StepText } from './stepText.ts';

type Fields = ServiceDraft['fields'];

/** Names of the buttons of an application. */
export const applyButtons = { back: 'back', addPayee: 'add-payee', removeFile: 'remove-file' } as const;

/** Parameter with which the step of the payee opens the form of a new one. */
export const ADD_PAYEE = 'add';

/** The step of the payee with the form of a new one. */
export const addPayeePath = (type: ServiceType): string => `${flowApplyPath(type, 'payee')}&${ADD_PAYEE}`;

const isId = (value: FormDataEntryValue): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

class RefusedFile extends Error {}

/** Ids of the files of the form; those that come with it, as without script, are stored first. */
async function storeFiles({ client }: PageRequest, form: FormData): Promise<string[]> {
  const ids: string[] = [];
  for (const value of form.getAll('fileIds')) {
    if (isId(value)) ids.push(value);
    if (!(value instanceof File) || value.size === 0) continue;
    try {
      // The key of the form would be the same for each file.
      const stored = await client.addFile({ body: value }, { idempotencyKey: makeKey() });
      ids.push(stored.id);
    } catch (error) {
      if (error instanceof ApiError && [400, 413, 415].includes(error.status)) throw new RefusedFile();
      throw error;
    }
  }
  const removed = parseText(form, applyButtons.removeFile);
  return [...new Set(ids)].filter((id) => id !== removed).slice(0, 5);
}

async function parseStep(page: PageRequest, form: FormData, step: ApplyStep): Promise<ParsedStep> {
  const text = parseTexts(form);
  if (step === 'home') return parseHome(text);
  if (step === 'rent') return parseRent(text);
  if (step === 'agreement') return { fields: { fileIds: await storeFiles(page, form) }, issues: {} };
  const { payeeId = '', methodId = '' } = text;
  return {
    fields: { ...(payeeId !== '' && { payeeId }), methodId: methodId === '' ? null : methodId },
    issues: payeeId === '' ? { payeeId: messages.enter.payeeId } : {},
  };
}

const describeSave = (error: ApiError) => (isStale(error) ? { error: messages.savedElsewhere } : null);

/** Id of the control of a field that the API names, such as `fields.home.address.postalCode`. */
function findControl(name: string): string {
  const last = name.split('.').at(-1) ?? name;
  return { depositCents: 'deposit', home: 'postalCode' }[last] ?? last;
}

async function saveFields(page: PageRequest, type: ServiceType, version: number, fields: Fields) {
  const params = { type, body: { version, fields } };
  return sendOnce(params, (options) => page.client.saveServiceDraft(params, options));
}

async function addPayee(page: PageRequest, form: FormData, type: ServiceType): Promise<unknown> {
  const { draft: body, issues, typed } = parsePayeeForm(form);
  const about = applyButtons.addPayee;
  if (Object.keys(issues).length > 0) return rejectFields({ about, typed }, issues);
  try {
    const { id } = await sendOnce(body, (options) => page.client.addPayee({ body }, options));
    await saveFields(page, type, parseVersion(form), { payeeId: id });
    return redirect(flowApplyPath(type, 'payee'), 303);
  } catch (error) {
    if (isStepUpNeeded(error)) return redirect(stepUpPath('payment', addPayeePath(type)), 303);
    return rejectForm({ about, typed, findControl: findPayeeControl }, error);
  }
}

const describeCreate = ({ status, fields }: ApiError) =>
  [400, 404, 409].includes(status) && fields.length > 0
    ? {
        error: `${messages.missingTitle}: ${fields.map(({ name, reason }) => `${name} ${reason}`).join(', ')}.`,
      }
    : null;

async function create(page: PageRequest, type: ServiceType): Promise<unknown> {
  try {
    const { fields } = await page.client.getServiceDraft({ type });
    // A draft that lacks something is refused by the API, which names it.
    const body = {
      ...fields,
      type,
      payeeId: type === 'pay' ? fields.payeeId : undefined,
      methodId: type === 'pay' ? fields.methodId : undefined,
    } as RouteParams<'createService'>['body'];
    const { id } = await sendOnce(body, (options) => page.client.createService({ body }, options));
    track('application-sent');
    return redirect(flowServicePath(type, id), 303);
  } catch (error) {
    return rejectForm({ about: 'check', describe: describeCreate }, error);
  }
}

/** Takes the form of a step: saves it and leads to the next one, or back. */
export async function handleApplyForm(page: PageRequest): Promise<unknown> {
  const form = await page.request.formData();
  const type = parseServiceType(page.params.type);
  const step = listSteps(type).find((each) => each === form.get('step')) ?? 'home';
  if (form.has(applyButtons.addPayee)) return addPayee(page, form, type);
  const isBack = form.has(applyButtons.back);
  const before = flowApplyPath(type, findNeighbour(type, step, -1) ?? step);
  if (step === 'check') return isBack ? redirect(before, 303) : create(page, type);
  const about = step;
  const typed: StepText = parseTexts(form);
  try {
    const { fields, issues } = await parseStep(page, form, step);
    const isWrong = Object.keys(issues).length > 0;
    if (isWrong && !isBack) return rejectFields({ about, typed }, issues);
    if (Object.keys(fields).length > 0) await saveFields(page, type, parseVersion(form), fields);
    if (isBack) return redirect(before, 303);
    const stays = form.has(applyButtons.removeFile);
    return redirect(flowApplyPath(type, stays ? step : findNeighbour(type, step, 1)), 303);
  } catch (error) {
    if (error instanceof RefusedFile)
      return rejectFields({ about, typed }, { fileIds: messages.fileRefused });
    return rejectForm({ about, typed, describe: describeSave, findControl }, error);
  }
}
