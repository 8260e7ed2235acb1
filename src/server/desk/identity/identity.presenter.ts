import type { DocumentSide, IdentityDocument } from '#domain/identity/identity-document.ts'
import { IDENTITY_SILENCE_DAYS, REFUSAL_REASONS } from '#domain/identity/identity-request.ts'
import { describeSeller } from '#domain/purchase-register/register-entry.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { buildTradePath } from '#server/desk/items/item-params.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskMoment } from '#server/desk/pages/desk-time.ts'
import { type Html, html } from '#server/desk/pages/html.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import type { IdentityRequest, UnansweredRequest } from '#server/modules/identity/identity.repository.ts'
import {
  DOCUMENT_KIND_LABELS,
  IDENTITY_STATE_LABELS,
  REFUSAL_LABELS,
  SIDE_LABELS,
} from './identity-labels.ts'
import type { IdentifiedSeller } from './identity-sellers.repository.ts'

export const IDENTITY_PATH = '/desk/identity'

export const buildIdentityPath = (transactionId: number): string =>
  `${IDENTITY_PATH}/${formatTradeNumber(transactionId)}`

const REQUEST_FORM = html`<h2>Ask for a document</h2>
<p>For a sale whose seller wasn’t asked at checkout. Only where the market’s law requires it, and before anything is paid.</p>
<form class="line" method="post" action="/desk/identity-requests">
<label>Sale number <input name="trade" maxlength="20" autocomplete="off" required></label>
<button>Ask the seller</button> <span class="soft">The seller gets an email, and the payout waits.</span>
</form>`

const saleLink = (transactionId: number): Html =>
  html`<a href="${buildIdentityPath(transactionId)}">${formatTradeNumber(transactionId)}</a>`

const documentTable = (documents: readonly IdentityRequest[]): Html =>
  documents.length === 0
    ? html`<p>No documents to check.</p>`
    : deskTable({
        caption: 'Documents to check, oldest first',
        columns: [{ title: 'Sale' }, { title: 'Document' }, { title: 'Sent' }],
        rows: documents.map(({ transactionId, documentKind, submittedAtMs }) => [
          saleLink(transactionId),
          documentKind && DOCUMENT_KIND_LABELS[documentKind],
          deskMoment(submittedAtMs),
        ]),
        isNarrow: true,
      })

const unansweredTable = (
  unanswered: readonly UnansweredRequest[],
): Html => html`<h2>Sellers who don’t answer</h2>
<p>The payout has waited for a document for ${IDENTITY_SILENCE_DAYS} days or longer, and both reminders are out. Get in touch with the
seller: the device is paid once a document is accepted, or goes back if the seller chooses that on the page of the sale.</p>
${deskTable({
  caption: 'Payouts that wait for a document, oldest first',
  columns: [{ title: 'Sale' }, { title: 'Waiting since' }],
  rows: unanswered.map(({ transactionId, waitingSinceMs }) => [
    saleLink(transactionId),
    deskMoment(waitingSinceMs),
  ]),
  isNarrow: true,
})}
`

export interface IdentityQueue {
  readonly documents: readonly IdentityRequest[]
  readonly unanswered: readonly UnansweredRequest[]
}

/** Without names and numbers: whoever checks a document opens it. */
export const presentIdentityQueue = ({ documents, unanswered }: IdentityQueue): DeskPage =>
  page({
    title: 'Identity documents',
    body: html`${documentTable(documents)}
${unanswered.length > 0 && unansweredTable(unanswered)}${REQUEST_FORM}`,
  })

export interface IdentityView {
  readonly request: IdentityRequest
  readonly seller: IdentifiedSeller | null
  /** Null once it was erased, or where nothing was sent yet. */
  readonly document: IdentityDocument | null
  readonly sides: readonly DocumentSide[]
}

const sellerFacts = (seller: IdentifiedSeller): Html => {
  const { sellerName, sellerAddress } = describeSeller({ ...seller, companyName: null })
  return html`<dt>Seller</dt><dd>${sellerName}</dd>
<dt>Address</dt><dd>${sellerAddress}</dd>
<dt>Born</dt><dd>${seller.birthDate ?? 'Not stored'}</dd>
`
}

const documentFacts = ({ kind, number, issuedBy, issuedDay, expiryDay }: IdentityDocument): Html =>
  html`<dt>Document</dt><dd>${DOCUMENT_KIND_LABELS[kind]}</dd>
<dt>Number</dt><dd>${number}</dd>
<dt>Issued by</dt><dd>${issuedBy}</dd>
<dt>Issued on</dt><dd>${issuedDay}</dd>
<dt>Valid until</dt><dd>${expiryDay ?? 'No end'}</dd>
`

const fileLinks = ({ request: { transactionId }, sides }: IdentityView): Html =>
  sides.length === 0
    ? html`<p>The files have been erased, or none were sent.</p>`
    : html`<ul>${sides.map(
        (side) =>
          html`<li><a href="${buildIdentityPath(transactionId)}/files/${side}">${SIDE_LABELS[side]}</a></li>`,
      )}</ul>`

/** Names the document that the page shows, so that nobody decides on another one unseen. */
const seenField = ({ submittedAtMs }: IdentityRequest): Html | null =>
  submittedAtMs === null
    ? null
    : html`<input type="hidden" name="submittedAt" value="${toTimeJson(submittedAtMs)}">`

const decisionForms = (request: IdentityRequest): Html => html`<h2>Accept</h2>
<p>Accept it if it’s readable and complete, valid, in the seller’s name and matches what was typed. The purchase then goes into the register and the payout can go ahead.</p>
<form class="fields" method="post" action="${buildIdentityPath(request.transactionId)}/acceptance">${seenField(request)}<button>Accept document</button></form>
<h2>Refuse</h2>
<form class="fields" method="post" action="${buildIdentityPath(request.transactionId)}/refusal">
${seenField(request)}<label>Reason <select name="reason" required>${REFUSAL_REASONS.map(
  (reason) => html`<option value="${reason}">${REFUSAL_LABELS[reason]}</option>`,
)}</select></label>
<button>Refuse document</button> <span class="soft">The seller gets an email with the reason.</span>
</form>`

/** One document, beside the seller it has to identify. */
export const presentIdentity = (view: IdentityView): DeskPage => {
  const { request, seller, document } = view
  return page({
    title: `Identity document: ${formatTradeNumber(request.transactionId)}`,
    body: html`<dl>
<dt>Sale</dt><dd><a href="${buildTradePath(request.transactionId)}">${formatTradeNumber(request.transactionId)}</a></dd>
<dt>State</dt><dd>${IDENTITY_STATE_LABELS[request.state]}</dd>
<dt>Legal basis</dt><dd>${request.legalBasis}</dd>
${seller && sellerFacts(seller)}${document && documentFacts(document)}</dl>
<h2>Files</h2>
${fileLinks(view)}
${request.state === 'SUBMITTED' && decisionForms(request)}
<p><a href="${IDENTITY_PATH}">Back to identity documents</a></p>`,
  })
}
