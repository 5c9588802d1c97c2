import type { NoticeKind } from '@sewa/api/client';
import type { RentalSide } from '@sewa/tenancy';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { listStandings } from '../contracts/contractQueries.ts';
import { listClock } from '../contracts/listClock.ts';
import * as contracts from '../contracts/messages.ts';
import { addDays } from '../days.ts';
import { getRentalRow } from '../rentals/rentalQueries.ts';
import { tellSide } from '../rentals/tellRental.ts';
import { listLivedIn } from './calendarQueries.ts';
import * as messages from './messages.ts';

/** A day that people are told of: whom it concerns, and how many days ahead they hear of it. */
interface ToldDay {
  readonly notice: NoticeKind;
  readonly sides: readonly RentalSide[];
  readonly ahead: number;
}

const both = ['tenant', 'landlord'] as const;

/** By the kinds of the clock. */
const toldDays: Readonly<Record<string, ToldDay>> = {
  'aircon-service': { notice: 'aircon-due', sides: ['tenant'], ahead: 7 },
  'diplomatic-notice': { notice: 'exit-opens', sides: ['tenant'], ahead: 7 },
  'renewal-opens': { notice: 'renewal-opens', sides: both, ahead: 7 },
  'renewal-closes': { notice: 'renewal-closes', sides: both, ahead: 14 },
  'deposit-back': { notice: 'deposit-due', sides: ['landlord'], ahead: 7 },
};

interface DayToTell extends ToldDay {
  readonly rentalId: string;
  readonly kind: string;
  readonly on: string;
}

async function tell(tx: InTransaction, { rentalId, kind, on, notice, sides }: DayToTell): Promise<void> {
  const rental = await getRentalRow(tx.db, rentalId);
  for (const side of sides)
    await tellSide(tx, rental, {
      kind: notice,
      side,
      due: new Date(`${on}T23:59:59+08:00`),
      subject: contracts.calendarDay(kind, rental.home),
      lines: [messages.dayLead(contracts.calendarDay(kind, rental.home), on)],
      label: contracts.seeRentalPageLabel,
      key: `${rentalId}-${on}`,
    });
}

/** Tells people some days ahead of the days that count in their tenancies; again and again it is the same notice. Returns how many days. */
export const remindOfDays = defineVerb(system, async (ctx): Promise<number> => {
  const today = getToday(ctx.now);
  const rentals = await listLivedIn(ctx.db);
  const standings = await listStandings(
    ctx.db,
    rentals.map(({ id }) => id),
  );
  const days = rentals.flatMap(({ id, last_day: lastDay, state }) => {
    const standing = standings.get(id);
    if (!standing) return [];
    return listClock(standing.contract.terms, standing, { now: ctx.now, lastDay, signed: null }).flatMap(
      ({ kind, on }): DayToTell[] => {
        const told = toldDays[kind];
        const isNear = told !== undefined && today <= on && addDays(on, -told.ahead) <= today;
        // Who is leaving is asked for nothing but the deposit.
        return isNear && (state === 'running' || kind === 'deposit-back')
          ? [{ ...told, rentalId: id, kind, on }]
          : [];
      },
    );
  });
  for (const day of days) await ctx.transaction((tx) => tell(tx, day));
  return days.length;
});
