import type { Database } from '../../db/database.ts'
import { HttpError } from '../../http/error-handler.ts'
import type { Blobs } from '../../modules/blobs/blobs.ts'
import { buildIdentityFileContext } from '../../secrets/identity-context.ts'
import type { ShopSecret } from '../../secrets/shop-secret.ts'
import type { Rewritten } from './rewrite-rows.ts'

interface SealedFile {
  readonly id: string
  readonly blobKey: string
}

export interface FileResealing {
  readonly db: Database
  readonly blobs: Blobs
  readonly secret: ShopSecret
}

async function findNext({ db, secret }: FileResealing, after: string | null): Promise<SealedFile | null> {
  const { rows } = await db.$client.query<SealedFile>(
    `select id, blob_key as "blobKey" from identity_file
     where blob_key is not null and ring_key_id is distinct from $1 and ($2::uuid is null or id > $2::uuid)
     order by id limit 1`,
    [secret.keyIds[0], after],
  )
  return rows[0] ?? null
}

/** One damaged file must not keep the others from their new key. */
async function readSealed(blobs: Blobs, blobKey: string): Promise<Buffer | 'damaged' | null> {
  try {
    return await blobs.read({ bytes: null, blobKey })
  } catch (error) {
    if (error instanceof HttpError && error.id === 'FILE_DAMAGED') return 'damaged'
    throw error
  }
}

function renew({ secret }: FileResealing, id: string, sealed: Buffer): Uint8Array | null {
  const context = buildIdentityFileContext(id)
  try {
    return secret.sealBytes(secret.openBytes(sealed, context), context)
  } catch {
    // Counted: no key of the ring opens it.
    return null
  }
}

/**
 * Seals identity documents again that are kept as blobs. Each gets a new blob: killed at any moment, its row has either the
 * old one or the new one.
 */
export async function resealFiles(resealing: FileResealing): Promise<Rewritten> {
  const { db, blobs, secret } = resealing
  let done = 0
  let unreadable = 0
  for (let after: string | null = null; ; ) {
    const file: SealedFile | null = await findNext(resealing, after)
    if (!file) return { done, unreadable }
    const { id, blobKey } = file
    after = id
    const sealed = await readSealed(blobs, blobKey)
    // Erased meanwhile.
    if (!sealed) continue
    const renewed = sealed === 'damaged' ? null : renew(resealing, id, sealed)
    if (!renewed) {
      unreadable += 1
      continue
    }
    const newKey = await blobs.store(renewed, 'application/octet-stream')
    const { rowCount } = await db.$client.query(
      'update identity_file set blob_key = $3, ring_key_id = $4 where id = $1 and blob_key = $2',
      [id, blobKey, newKey, secret.keyIds[0]],
    )
    done += rowCount ?? 0
  }
}

/** How many identity documents each key has sealed. */
export async function countSealedFiles({ $client }: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await $client.query<{ key_id: string; count: number }>(
    `select ring_key_id as key_id, count(*)::integer as count from identity_file where blob_key is not null group by 1`,
  )
  return new Map(rows.map(({ key_id, count }) => [key_id, count]))
}
