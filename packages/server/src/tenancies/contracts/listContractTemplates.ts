import type { ContractTemplate } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { contractTemplates, describeTemplate } from './templates.ts';

/** The versions of the agreement, the newest first. */
export const listContractTemplates = defineVerb(
  anyone,
  async (): Promise<ContractTemplate[]> => contractTemplates.map(describeTemplate),
);
