import { deflateSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { buildClarificationUrl } from '#contracts/paths/clarification.ts'
import { FILE_NAME_HEADER } from '#contracts/paths/uploads.ts'
import type { ActionReason } from '#domain/clarification/clarification-kind.ts'
import type { Database } from '#server/db/database.ts'
import { createClarificationSeller, type VisitedClarification } from './clarification-seller.ts'
import { type SaleShop, startSaleShop } from './sale-shop.ts'
import { MARKET_HOSTS } from './shop-hosts.ts'
import type { Answer } from './test-shop.ts'

/** A bill on one page. Different texts are different files. */
export function createBill(text = 'iPhone 13 Pro, 2023-04-05'): Buffer {
  const content = deflateSync(`BT (${text}) Tj ET`)
  return Buffer.concat([
    Buffer.from(`%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R >> endobj
4 0 obj << /Filter /FlateDecode /Length ${content.length} >> stream
`),
    content,
    Buffer.from('\nendstream endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
  ])
}

/** Stores a bill for a clarification, as the shop does, and returns its id. */
export async function storeProof(db: Database, clarificationId: number, bytes: Buffer): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into clarification_proof (clarification_id, name, media_type, content, size_in_bytes, sha256, sent_sha256,
      uploaded_at)
    values (${clarificationId}, 'Rechnung März.pdf', 'application/pdf', ${bytes}, ${bytes.length},
      sha256(${bytes}::bytea), sha256(${bytes}::bytea), now())
    returning id`)
  return rows[0]?.id ?? ''
}

const BOUNDARY = 'proof-form'

/** A form with one file, as browsers encode it. */
const encodeForm = (name: string, bytes: Buffer, type: string): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])

export interface SentUpload {
  readonly name?: string
  readonly type?: string
}

/** A seller who uploads files and asks for labels, with the browser that has opened a link. */
function createProofSeller({ shop }: Pick<SaleShop, 'shop'>, host: string = MARKET_HOSTS.de) {
  const buildUrl = ({ id, trade }: VisitedClarification, below: string) =>
    buildClarificationUrl(id, trade, below)
  const post = (
    visited: VisitedClarification,
    below: string,
    options: { readonly headers?: Record<string, string>; readonly body?: string | Buffer } = {},
  ): Promise<Answer> =>
    shop.send(host, buildUrl(visited, below), {
      method: 'POST',
      body: options.body ?? '',
      headers: { cookie: visited.cookie, ...options.headers },
    })
  return {
    upload: (visited: VisitedClarification, bytes: Buffer, sent: SentUpload = {}): Promise<Answer> => {
      const { name = 'bill.pdf', type = 'application/pdf' } = sent
      return post(visited, '/proofs', {
        body: bytes,
        headers: { 'content-type': type, [FILE_NAME_HEADER]: encodeURIComponent(name) },
      })
    },
    /** Submits the form like a browser without scripts. */
    uploadForm: (visited: VisitedClarification, bytes: Buffer, sent: SentUpload = {}): Promise<Answer> => {
      const { name = 'bill.pdf', type = 'application/pdf' } = sent
      return post(visited, '/proofs', {
        body: encodeForm(name, bytes, type),
        headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      })
    },
    remove: (visited: VisitedClarification, proofId: string): Promise<Answer> =>
      post(visited, `/proofs/${proofId}/removal`),
    removeByForm: (visited: VisitedClarification, proofId: string): Promise<Answer> =>
      post(visited, `/proofs/${proofId}/removal`, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    requestLabel: (visited: VisitedClarification): Promise<Answer> => post(visited, '/part-label'),
    requestLabelByForm: (visited: VisitedClarification): Promise<Answer> =>
      post(visited, '/part-label', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    fetchLabel: (visited: VisitedClarification): Promise<Answer> =>
      shop.get(host, buildUrl(visited, '/part-label.pdf'), { cookie: visited.cookie }),
  }
}

/** A shop with a seller who is asked for something and shows it. Its clock stands at `nowMs`. */
export async function startProofShop(nowMs: number) {
  const store = await startSaleShop(nowMs)
  const seller = createClarificationSeller(store)
  return {
    store,
    seller,
    proofs: createProofSeller(store),
    /** Asks the seller for something, and opens the link of the mail. */
    async ask(reason: ActionReason = 'OWNERSHIP_PROOF') {
      const asked = await seller.openClarification('ACTION_REQUIRED', { reason })
      return { asked, visited: await seller.visit(asked) }
    },
  }
}

export type ProofShop = Awaited<ReturnType<typeof startProofShop>>
