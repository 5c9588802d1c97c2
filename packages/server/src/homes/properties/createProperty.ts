import type { RouteAnswer } from '@sewa/api/client';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import { openDispute } from '../disputes/openDispute.ts';
import { getImportedListing, linkListing, pickFacts } from '../imported-listings/linkListing.ts';
import type { LettingParty } from '../own-listings/findOrCreateLister.ts';
import { requireFreePart } from '../own-listings/requireFreePart.ts';
import { type Agent, askAuthority } from './askAuthority.ts';
import { describeAddress, findOwnership } from './describeProperty.ts';
import { giveUnit } from './giveUnit.ts';
import * as messages from './messages.ts';
import { applyFacts, noFacts, parseUnitAddress, type UnitFacts } from './parseUnit.ts';
import { insertUnit, lockUnitAt } from './unitChangeQueries.ts';
import type { UnitRow } from './unitQueries.ts';
import { findViewer, type Viewer } from './Viewer.ts';
import { mayCreateProperty, requireOwner, type UnitOwner } from './whoMayAsk.ts';
import { writeUnit } from './writeUnit.ts';

type Answer = RouteAnswer<'createProperty'>;
type Added = Answer | { readonly disputeId: string };

/** Somebody who adds a unit: as its owner, or as an agent. */
interface Adder {
  readonly viewer: Viewer;
  readonly owner: UnitOwner | null;
  readonly agent: Agent | null;
}

async function findAdder(ctx: InTransaction<SignedIn>, ownership: 'own' | 'authority'): Promise<Adder> {
  const viewer = await findViewer(ctx.db, ctx.session, ctx.now);
  if (ownership === 'own') return { viewer, owner: await requireOwner(ctx), agent: null };
  const { registrationNumber } = viewer;
  if (registrationNumber === null) throw new HttpError('not-allowed', { message: messages.agentsOnly });
  return { viewer, owner: null, agent: { ...viewer, registrationNumber } };
}

const noteAdded = ({ db, now, session }: InTransaction<SignedIn>, property: string): Promise<void> =>
  recordAudit(db, { userId: session.user_id, action: 'property-added', details: { property } }, now);

/** What adding a unit that is there already leads to. */
async function joinUnit(
  ctx: InTransaction<SignedIn>,
  unit: UnitRow,
  { viewer, owner, agent }: Adder,
  facts: UnitFacts,
): Promise<Added> {
  const { id, version } = unit;
  if (findOwnership(unit, viewer) !== 'authority') return { id, version };
  if (agent) await askAuthority(ctx.db, unit, agent, ctx.now);
  if (!owner) return { id, version };
  const isFree = unit.owner_user_id === null && unit.owner_corporate_id === null;
  if (!isFree) return { disputeId: await openDispute(ctx, unit, owner) };
  await writeUnit(
    ctx.db,
    id,
    { address: describeAddress(unit), facts: applyFacts(unit, facts) },
    viewer.today,
  );
  await noteAdded(ctx, id);
  return { id, version: await giveUnit(ctx.db, { id, owner, today: viewer.today }, ctx.now) };
}

const makeParty = (owner: UnitOwner): LettingParty =>
  'userId' in owner ? { userId: owner.userId, kind: 'owner' } : owner;

async function add(ctx: InTransaction<SignedIn>, body: RouteInput<'createProperty'>['body']): Promise<Added> {
  const { db, now } = ctx;
  const { address: written, ownership, imported, ...said } = body;
  const adder = await findAdder(ctx, ownership);
  const address = parseUnitAddress(written, said.propertyType ?? null);
  const { owner, agent, viewer } = adder;
  const listing = imported ? await getImportedListing(ctx, imported.listingId) : null;
  const facts = listing && imported ? { ...pickFacts(listing, imported), ...said } : said;
  const link = async (added: Added): Promise<Added> => {
    if (!listing || !imported || 'disputeId' in added) return added;
    const party = owner ? makeParty(owner) : { userId: viewer.userId, kind: 'agent' as const };
    await linkListing(ctx, listing, { unitId: added.id, party, imported });
    return added;
  };
  const created = await insertUnit(db, { address, facts: applyFacts(noFacts, facts), owner }, now);
  if (!created) {
    const unit = await lockUnitAt(db, address);
    if (!unit) throw new HttpError('not-ready', { retryAfter: 1 });
    return link(await joinUnit(ctx, unit, adder, facts));
  }
  await noteAdded(ctx, created.id);
  const unit = { id: created.id, owner_user_id: null, owner_corporate_id: null };
  if (agent) await askAuthority(db, unit, agent, now);
  return link(created);
}

/**
 * Adds a unit, as its owner or as an agent who asks its owner for an authority. Throws if somebody else owns it; the dispute about that
 * is kept. An imported listing of theirs becomes one of the unit.
 */
export const createProperty = defineVerb(
  mayCreateProperty,
  async (ctx, { body }: RouteInput<'createProperty'>): Promise<Answer> => {
    const added = await requireFreePart(() => ctx.transaction((tx) => add(tx, body)));
    if (!('disputeId' in added)) return added;
    throw new HttpError('wrong-state', {
      message: messages.unitTaken,
      fields: [{ name: 'address', reason: messages.unitTakenReason }],
      disputeId: added.disputeId,
    });
  },
);
