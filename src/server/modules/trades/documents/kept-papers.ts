import type { Database } from '#server/db/database.ts'
import type { PaperKind } from '#server/db/paper-schema.ts'
import type { DrawingJob } from '#server/drawing/drawing-job.ts'
import type { Draw } from '#server/drawing/drawing-queue.ts'
import type { Blobs, StoredFile } from '#server/modules/blobs/blobs.ts'
import { createRecentBytes } from './recent-bytes.ts'

export interface PaperKey {
  readonly transactionId: number
  readonly kind: PaperKind
}

/** Raise it when a paper looks or reads differently: papers drawn before are drawn again. */
const DRAWING_VERSION = 2

// Devices of a trade never change. Its seller's name could: then the paper is drawn again. Computed by the database, so that
// a kept paper is found without loading the trade, which takes far longer for hundreds of devices.
const FIND_FINGERPRINT = `
  select sha256(convert_to(
    jsonb_build_array($2::int, first_name, last_name, company_name, trade.send_by)::text, 'UTF8')) as fingerprint
  from trade join trade_seller using (transaction_id) where transaction_id = $1`

const FIND_PAPER = `
  select content as bytes, blob_key as "blobKey" from trade_paper
  where transaction_id = $1 and kind = $2 and content_hash = $3`

// Nothing is stored once the seller is erased: a paper drawn in the meantime would outlive them.
const STORE_PAPER = `
  insert into trade_paper (transaction_id, kind, content_hash, blob_key, drawn_at)
  select transaction_id, $2, $3, $4, $5 from trade_seller where transaction_id = $1
  on conflict (transaction_id, kind) do update
  set content_hash = $3, content = null, blob_key = $4, drawn_at = $5`

export interface KeptPapersOptions {
  readonly db: Database
  readonly blobs: Blobs
  readonly draw: Draw
  readonly now: () => number
}

/** Finds a paper or draws it; what it says is only loaded in the second case. */
export type GetPaper = (key: PaperKey, describe: () => Promise<DrawingJob>) => Promise<Uint8Array>

/** Papers that this process has sent lately: a seller who prints looks at it more than once. */
const MEMORY_BYTES = 16 * 1024 * 1024

/** Papers that are drawn once and kept. Requests for a paper that is being drawn wait for the same drawing. */
export function createKeptPapers({ db, blobs, draw, now }: KeptPapersOptions): GetPaper {
  const drawing = new Map<string, Promise<Uint8Array>>()
  const recent = createRecentBytes(MEMORY_BYTES)

  /** Null once the seller is erased. */
  async function findFingerprint({ transactionId }: PaperKey): Promise<Buffer | null> {
    const values = [transactionId, DRAWING_VERSION]
    const { rows } = await db.$client.query<{ fingerprint: Buffer }>(FIND_FINGERPRINT, values)
    return rows[0]?.fingerprint ?? null
  }

  async function findPaper({ transactionId, kind }: PaperKey, fingerprint: Buffer): Promise<Buffer | null> {
    // Not `binary`: the driver decodes every value as UTF-8 first, which destroys the bytes of a PDF.
    const values = [transactionId, kind, fingerprint]
    const { rows } = await db.$client.query<StoredFile>(FIND_PAPER, values)
    // Reported by then. Whatever is wrong with the kept one, the paper can be drawn again.
    return blobs.read(rows[0]).catch(() => null)
  }

  async function drawAndStore(
    { transactionId, kind }: PaperKey,
    fingerprint: Buffer,
    describe: () => Promise<DrawingJob>,
  ): Promise<Uint8Array> {
    const content = await draw(await describe())
    // Reported by then. A seller gets the paper also while it can't be kept.
    const blobKey = await blobs.store(content, 'application/pdf').catch(() => null)
    const values = [transactionId, kind, fingerprint, blobKey, new Date(now())]
    if (blobKey) await db.$client.query(STORE_PAPER, values)
    return content
  }

  return async (key, describe) => {
    const fingerprint = await findFingerprint(key)
    if (!fingerprint) return draw(await describe())
    const name = `${key.kind}:${key.transactionId}:${fingerprint.toString('hex')}`
    const known = recent.find(name)
    if (known) return known
    const running = drawing.get(name)
    if (running) return running
    const started = findPaper(key, fingerprint)
      .then((kept) => kept ?? drawAndStore(key, fingerprint, describe))
      .finally(() => drawing.delete(name))
    drawing.set(name, started)
    const content = await started
    recent.keep(name, content)
    return content
  }
}
