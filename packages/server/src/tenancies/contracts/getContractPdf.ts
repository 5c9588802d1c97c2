import { contract as routes } from '@sewa/api/schema';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { parseFields } from '../../platform/http/parseBody.ts';
import type { PdfFile } from '../../platform/papers/sendPdf.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { getOwnRental } from '../rentals/getOwnRental.ts';
import { findContractNumber, findStanding } from './contractQueries.ts';

async function getPdf(
  { blobs }: SignedIn,
  blobId: string | null | undefined,
  name: string,
): Promise<PdfFile> {
  const blob = blobId ? await blobs.find(blobId) : null;
  if (!blob) throw new HttpError('not-found');
  return { name: `${name}.pdf`, bytes: new Uint8Array(blob.bytes) };
}

/** An agreement or addendum by its number, else the last agreement. */
const findContract = async ({ db }: SignedIn, id: string, version: number | undefined) =>
  version === undefined ? (await findStanding(db, id))?.contract : findContractNumber(db, id, version);

/** The agreement of a rental as it is now, or an older one or an addendum by its number. */
export const getContractPdf = defineVerb(
  signedIn,
  async (ctx, { id, query }: RouteInput<'getContractPdf'>): Promise<PdfFile> => {
    await getOwnRental(ctx, id);
    const { version } = parseFields(routes.getContractPdf.query, Object.fromEntries(query));
    const found = await findContract(ctx, id, version);
    return getPdf(ctx, found?.blob_id, `agreement-${id}-${found?.number}`);
  },
);

/** The page that says who signed the agreement of a rental, or an addendum by its number. */
export const getCertificatePdf = defineVerb(
  signedIn,
  async (ctx, { id, query }: RouteInput<'getCertificatePdf'>): Promise<PdfFile> => {
    await getOwnRental(ctx, id);
    const { version } = parseFields(routes.getCertificatePdf.query, Object.fromEntries(query));
    const found = await findContract(ctx, id, version);
    return getPdf(ctx, found?.certificate_blob_id, `certificate-${id}-${found?.number}`);
  },
);
