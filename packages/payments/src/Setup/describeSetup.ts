import type { PaymentSetup } from '@sewa/api/client';
import type { BannerProps } from '@sewa/ui';
import { nameBank } from '../Banks/listBanks.ts';
import { explainReason } from '../reasons.ts';
import * as messages from './messages.ts';

/** How a setup stands, in words. */
export interface SetupWords {
  readonly title: string;
  readonly lead: string;
  readonly tone: NonNullable<BannerProps['tone']>;
}

/** Whether nobody knows yet how a setup ends. */
export const isSetupOpen = ({ state }: Pick<PaymentSetup, 'state'>): boolean =>
  state === 'pending' || state === 'processing';

/** Where a setup is finished: a bank by its name, or the card page. */
export function nameSetupPlace({ kind, bank }: Pick<PaymentSetup, 'kind' | 'bank'>): string {
  if (kind === 'card') return messages.cardService;
  return bank === null ? messages.yourBank : nameBank(bank);
}

/** Says how a setup stands, and what to do. */
export function describeSetup(setup: PaymentSetup): SetupWords {
  const { state, reason, segment, serviceId } = setup;
  const kind = setup.kind ?? 'egiro';
  switch (state) {
    case 'pending':
      return {
        title: kind === 'card' ? messages.pendingCardTitle : messages.pendingTitle(nameSetupPlace(setup)),
        lead: `${messages.pendingLead} ${messages.pendingSilent}`,
        tone: 'info',
      };
    case 'processing':
      return segment === 'corporate'
        ? { title: messages.approverTitle, lead: messages.approverLead, tone: 'info' }
        : { title: messages.processingTitle, lead: messages.processingLead, tone: 'info' };
    case 'active':
      return {
        title: messages.activeTitle[kind],
        lead: serviceId === null ? messages.activeLead : messages.activeServiceLead,
        tone: 'success',
      };
    case 'rejected': {
      const { words, advice } = explainReason(reason);
      return { title: messages.rejectedTitle[kind], lead: `${words} ${advice}`, tone: 'danger' };
    }
    case 'abandoned':
      return { title: messages.abandonedTitle, lead: messages.abandonedLead, tone: 'warning' };
    case 'expired':
      return {
        title: messages.expiredTitle,
        lead: messages.expiredLead(segment === 'corporate'),
        tone: 'warning',
      };
  }
}
