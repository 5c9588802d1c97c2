import type { NoteLead } from '../../conversations/chat/NoteLead.ts';
import { recordLead } from './recordLead.ts';

/** Counts an enquiry for the partner on whose site it was begun, and tells its webhook. */
export const noteLead: NoteLead = async (tx, lead) => {
  await recordLead(tx, { ...lead, isTest: false });
};
