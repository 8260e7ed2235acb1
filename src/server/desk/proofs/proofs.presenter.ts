import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { formatFileSize } from '#messages/format-file-size.ts'
import { REASON_LABELS } from '#server/desk/items/item-labels.ts'
import { buildItemPath } from '#server/desk/items/item-params.ts'
import type { DeskItem } from '#server/desk/items/items.repository.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskMoment } from '#server/desk/pages/desk-time.ts'
import { html, type Insertable } from '#server/desk/pages/html.ts'
import type { SentProof } from './proofs.repository.ts'

const COLUMNS = [
  { title: 'File' },
  { title: 'Size', isNumber: true },
  { title: 'About' },
  { title: 'Sent' },
  { title: 'SHA-256' },
]

const buildRow = (proof: SentProof): Insertable[] => [
  html`<a href="/desk/proofs/${proof.proofId}">${proof.name}</a>`,
  formatFileSize('en-IE', proof.sizeInBytes),
  REASON_LABELS[proof.reason],
  deskMoment(proof.sentAtMs),
  html`<code>${proof.sha256.slice(0, 16)}…</code>`,
]

/** The files that a seller has sent about a device. */
export const presentProofs = (item: DeskItem, proofs: readonly SentProof[]): DeskPage =>
  page({
    title: `Files: ${formatTradeNumber(item.transactionId)}-${item.itemNumber}`,
    body: html`<p><a href="${buildItemPath(item)}">${item.device}</a></p>
${
  proofs.length === 0
    ? html`<p>The seller hasn’t sent any files.</p>`
    : html`${deskTable({ caption: 'Files from the seller, latest answer first', columns: COLUMNS, rows: proofs.map(buildRow) })}
<p class="hint">Photos were encoded again. PDFs are as they were sent: open them only in a viewer that runs no scripts.</p>`
}`,
  })
