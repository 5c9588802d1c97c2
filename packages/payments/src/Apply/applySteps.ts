import type { ServiceDraft } from '@sewa/api/client';
import { type ApplyStep, applySteps, type ServiceType } from '@sewa/paths';

/** The steps of an application; only rent is paid to somebody. */
export const listSteps = (type: ServiceType): readonly ApplyStep[] =>
  applySteps.filter((step) => step !== 'payee' || type === 'pay');

type Fields = ServiceDraft['fields'];

/** What a step has to have before an application can be sent. */
const isWhole: Readonly<Record<ApplyStep, (fields: Fields) => boolean>> = {
  home: ({ home }) => home !== undefined,
  rent: ({ monthlyRent, dueDay, from, months }) =>
    [monthlyRent, dueDay, from, months].every((value) => value !== undefined),
  payee: ({ payeeId }) => payeeId !== undefined,
  agreement: () => true,
  check: () => true,
};

/** The steps of a draft that lack something. */
export const listMissingSteps = ({ type, fields }: Pick<ServiceDraft, 'type' | 'fields'>): ApplyStep[] =>
  listSteps(type).filter((step) => !isWhole[step](fields));

/** The step an address names; without one, the first that lacks something. */
export function findStep(requested: string | null, draft: ServiceDraft): ApplyStep {
  const steps = listSteps(draft.type);
  return steps.find((step) => step === requested) ?? listMissingSteps(draft)[0] ?? 'check';
}

/** The step after, or before, another. */
export const findNeighbour = (type: ServiceType, step: ApplyStep, by: 1 | -1): ApplyStep | null =>
  listSteps(type)[listSteps(type).indexOf(step) + by] ?? null;
