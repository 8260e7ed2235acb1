import { ACTION_REASONS, MISSING_PARTS, PROOF_REFUSALS } from '#domain/clarification/clarification-kind.ts'
import type { Finding } from '#domain/inspection/findings.ts'
import type { InspectionReport } from '#domain/inspection/inspect-device.ts'
import {
  findOutcomePrice,
  holdsPrice,
  type InspectionOutcome,
  lowersPrice,
} from '#domain/inspection/inspection-outcome.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { formatDemand } from '#server/desk/items/item-labels.ts'
import { buildItemPath, buildProofsPath } from '#server/desk/items/item-params.ts'
import { formatMoney } from '#server/desk/items/item-text.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskMoment } from '#server/desk/pages/desk-time.ts'
import { type Html, html, type Insertable } from '#server/desk/pages/html.ts'
import type { Outcome } from './outcome.ts'
import { findQuestionTexts, type QuestionForm } from './question-form.ts'

type Settled = Extract<InspectionReport, { readonly kind: 'settled' }>

const COLUMNS = [
  { title: 'Question' },
  { title: 'Described' },
  { title: 'Found' },
  { title: 'Photos' },
  { title: 'Effect', isNumber: true },
]

const photo = (photoId: string): Html =>
  html`<a href="/desk/photos/${photoId}"><img class="proof" src="/desk/photos/${photoId}" alt="Photo of this difference"></a>`

const photoCell = (photoIds: readonly string[]): Html =>
  html`<div class="proofs">${photoIds.map(photo)}</div>`

function buildFindingRow(
  { question, declared, found, photoIds }: Finding,
  effect: string,
  form: QuestionForm,
): Insertable[] {
  const texts = findQuestionTexts(form, question)
  const answers = (codes: readonly string[]) => codes.map(texts.answer).join(', ')
  return [texts.text, answers(declared) || 'Not asked', answers(found), photoCell(photoIds), effect]
}

function findingsTable({ findings, effects }: Settled, { quote }: Outcome, form: QuestionForm): Html {
  if (findings.length === 0) return html`<p>Everything is as the seller described it.</p>`
  const formatEffect = (question: string): string => {
    const effect = effects.effects.find((one) => one.question === question)
    return effect ? formatMoney(effect.effectInCents, quote.currency) : ''
  }
  return deskTable({
    caption: 'Differences and their effect on the price',
    columns: COLUMNS,
    rows: findings.map((finding) => buildFindingRow(finding, formatEffect(finding.question), form)),
  })
}

export const OUTCOME_TEXTS: Readonly<
  Record<InspectionOutcome['kind'], readonly [label: string, whatFollows: string]>
> = {
  MATCH: ['As described', 'We pay the offered price.'],
  RAISED: ['Better than described', 'We pay the higher price without asking.'],
  TOLERATED: ['Within tolerance', 'The difference is small, so we pay the offered price.'],
  LOWERED: ['Worse than described', 'The seller gets a new offer.'],
  NOT_BUYABLE: ['We can’t buy it', 'The seller decides what happens to the device.'],
  LOCKED: ['Device is locked', 'The seller has to unlock the device first.'],
}

function formatPrice({ outcome }: Settled, { quote }: Outcome): string {
  const price = findOutcomePrice(outcome)
  return price === null ? 'None' : formatMoney(price, quote.currency)
}

function settledBody(report: Settled, view: Outcome, form: QuestionForm): Html {
  const { quote } = view
  const [label, whatFollows] = OUTCOME_TEXTS[report.outcome.kind]
  return html`<dl class="price">
<dt>Offered price</dt><dd>${formatMoney(quote.quotedInCents, quote.currency)}</dd>
<dt>Price after inspection</dt><dd>${formatPrice(report, view)}</dd>
</dl>
<p><strong>${label}</strong>: ${whatFollows}</p>
${findingsTable(report, view, form)}`
}

function problemsBody(report: Extract<InspectionReport, { kind: 'problems' }>, form: QuestionForm): Html {
  const questions = report.problems.map(
    ({ question }) => html`<li>${findQuestionTexts(form, question).text}</li>`,
  )
  return html`<div class="alert" role="alert"><p>Worse than described, but there’s no photo:</p><ul>${questions}</ul>
<p>We can’t change the price without a photo. Someone else has to inspect the device and take photos.</p></div>`
}

const decisionForm = (view: Outcome, path: string, content: Html): Html =>
  html`<form class="line" method="post" action="${buildItemPath(view.item)}/${path}">${content}</form>`

const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}">`

const mainButton = (text: string): Html =>
  html`<button accesskey="s" autofocus>${text} ${shortcut('s')}</button>`

const reasonOption = (value: string, text: string): Html => html`<option value="${value}">${text}</option>`

/** Everything that a seller can be asked to do. Each missing part is its own option. */
const reasonOptions: readonly Html[] = ACTION_REASONS.flatMap((reason) =>
  reason === 'MISSING_PART'
    ? MISSING_PARTS.map((part) => reasonOption(`${reason}:${part}`, formatDemand({ reason, part })))
    : [reasonOption(reason, formatDemand({ reason, part: null }))],
)

/** A proof that wasn't enough: the seller reads why. */
const refusalOptions: readonly Html[] = PROOF_REFUSALS.map((refusal) =>
  reasonOption(
    `OWNERSHIP_PROOF:${refusal}`,
    formatDemand({ reason: 'OWNERSHIP_PROOF', part: null, refusal }),
  ),
)

/** Decisions that don't need committed findings. */
export const sideDecisions = (
  path: string,
  proofCount = 0,
): Html => html`<form class="line" method="post" action="${path}/decision">
${hidden('decision', 'customer_action_needed')}
<label>What the seller has to sort out <select name="reason" required><option value="">Choose</option>${reasonOptions}${proofCount > 0 && refusalOptions}</select></label>
<button>Ask the seller</button></form>
<form class="line" method="post" action="${path}/decision">${hidden('decision', 'blocklist_hit')}
<button>It’s on a block list: quarantine it</button></form>`

function inspectionDecisions(view: Outcome): Html {
  const { report, item } = view
  const outcome = report.kind === 'settled' ? report.outcome : null
  const main = (decision: string, text: string) =>
    decisionForm(view, 'decision', html`${hidden('decision', decision)}${mainButton(text)}`)
  return html`${outcome && holdsPrice(outcome) && main('match_or_better', 'Buy at this price')}
${outcome && lowersPrice(outcome) && main('deviation', 'Send new offer')}
${sideDecisions(buildItemPath(item), view.proofCount)}`
}

function appealDecisions(view: Outcome): Html {
  const outcome = view.report.kind === 'settled' ? view.report.outcome : null
  const upheld = hidden('decision', 'appeal_upheld')
  const rejected = hidden('decision', 'appeal_rejected')
  const form = (content: Html) => decisionForm(view, 'appeal-decision', content)
  if (outcome && holdsPrice(outcome)) return form(html`${upheld}${mainButton('Uphold appeal')}`)
  return html`${outcome && lowersPrice(outcome) && form(html`${rejected}${mainButton('Reject appeal')}`)}
${form(html`${upheld}${hidden('isProofLacking', 'true')}<button>Our photos don’t prove it: pay the offered price</button>`)}`
}

function decisions(view: Outcome): Html {
  if (!view.canDecide) return html`<p>There’s nothing left to decide.</p>`
  return view.item.state === 'APPEALED' ? appealDecisions(view) : inspectionDecisions(view)
}

const proofsLink = ({ item, proofCount }: Outcome): Html | false =>
  proofCount > 0 && html`<p><a href="${buildProofsPath(item)}">Files from the seller (${proofCount})</a></p>`

/** The findings beside the seller's answers, the resulting price, and the possible decisions. */
export function presentOutcome(view: Outcome, form: QuestionForm): DeskPage {
  const { item, inspection, report } = view
  return page({
    title: `Outcome ${formatTradeNumber(item.transactionId)}-${item.itemNumber}`,
    body: html`<p><a href="${buildItemPath(item)}">${item.device}</a>, serial number ${inspection.serialNumber ?? 'unreadable'}</p>
${report.kind === 'settled' ? settledBody(report, view, form) : problemsBody(report, form)}
${proofsLink(view)}
<h2>Decision</h2>
${decisions(view)}
<p class="hint">Findings of inspection ${inspection.number} locked ${deskMoment(inspection.committedAt.getTime())}, SHA-256
<code>${Buffer.from(inspection.commitment).toString('hex')}</code></p>`,
  })
}
