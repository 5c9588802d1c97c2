import type { ContractTemplate } from '@sewa/api/client';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { ContractTemplateData } from './ContractTemplateData.ts';
import * as messages from './messages.ts';
import { template1 } from './template1.ts';

/** Every version of the agreement, the newest first. */
export const contractTemplates: readonly ContractTemplateData[] = [template1];

/** A version of the agreement. Throws if there is none. */
export function getTemplate(version: number): ContractTemplateData {
  const template = contractTemplates.find((each) => each.version === version);
  if (!template)
    throw new HttpError('invalid', {
      fields: [{ name: 'templateVersion', reason: messages.templateUnknownReason }],
    });
  return template;
}

/** A version, as the contract of the API has it. */
export const describeTemplate = ({
  version,
  from,
  blanks,
  clauses,
}: ContractTemplateData): ContractTemplate => ({
  version,
  from,
  blanks: blanks.map(({ name, kind, required, label, hint }) => ({ name, kind, required, label, hint })),
  clauses: clauses.map((clause) => ({ ...clause })),
});
