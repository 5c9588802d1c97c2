import type { Queryable } from '../../platform/database/database.ts';

/** A file of a rental, as its evidence has it. */
export interface EvidenceFile {
  blob_id: string;
  content_type: string;
  kind: string;
}

/** The files of a rental with bytes in the order in which they came, every agreement with each of its revisions included. */
export async function listEvidenceFiles(db: Queryable, rentalId: string): Promise<EvidenceFile[]> {
  const { rows } = await db.query<EvidenceFile>(
    `select f.blob_id, f.content_type, r.kind from rental_files r join files f on f.id = r.file_id
        where r.rental_id = $1 and f.blob_id is not null and f.state = 'ready' and r.kind not in ('agreement', 'certificate')
      union all select v.blob_id, 'application/pdf', 'agreement-' || c.number || '-revision-' || v.number
        from contracts c join contract_revisions v on v.contract_id = c.id where c.rental_id = $1
      union all select c.certificate_blob_id, 'application/pdf', 'certificate-' || c.number
        from contracts c where c.rental_id = $1 and c.certificate_blob_id is not null
      order by 3, 1`,
    [rentalId],
  );
  return rows;
}
