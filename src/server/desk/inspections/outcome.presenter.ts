import { ACTION_REASONS, MISSING_PARTS } from '#domain/clarification/clarification-kind.ts'
import type { Finding } from '#domain/inspection/findings.ts'
import type { InspectionReport } from '#domain/inspection/inspect-device.ts'
import type { InspectionOutcome } from '#domain/inspection/inspection-outcome.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { itemPath } from '#server/desk/items/item-params.ts'
import { moneyText, timeOf, wordsOf } from '#server/desk/items/item-words.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { type Html, html, type Insertable } from '#server/desk/pages/html.ts'
import { type DeskPage, page } from '#server/desk/routing/desk-answer.ts'
import type { Outcome } from './outcome.ts'
import { type QuestionForm, wordsFor } from './question-form.ts'

type Settled = Extract<InspectionReport, { readonly kind: 'settled' }>

const COLUMNS = [
  { title: 'Question' },
  { title: 'Seller said' },
  { title: 'Found' },
  { title: 'Photos' },
  { title: 'Effect', isNumber: true },
]

const photo = (photoId: string): Html =>
  html`<a href="/desk/photos/${photoId}"><img class="proof" src="/desk/photos/${photoId}" alt="Photo of the finding"></a>`

const photoCell = (photoIds: readonly string[]): Html =>
  html`<div class="proofs">${photoIds.map(photo)}</div>`

function findingRow(
  { question, declared, found, photoIds }: Finding,
  effect: string,
  form: QuestionForm,
): Insertable[] {
  const words = wordsFor(form, question)
  const answers = (codes: readonly string[]) => codes.map(words.answer).join(', ')
  return [words.text, answers(declared) || 'not asked', answers(found), photoCell(photoIds), effect]
}

function findingsTable({ findings, effects }: Settled, { quote }: Outcome, form: QuestionForm): Html {
  if (findings.length === 0) return html`<p>Everything is as the seller said.</p>`
  const effectOf = (question: string): string => {
    const effect = effects.effects.find((one) => one.question === question)
    return effect ? moneyText(effect.effectInCents, quote.currency) : ''
  }
  return deskTable({
    caption: 'What differs, and what each difference does to the price',
    columns: COLUMNS,
    rows: findings.map((finding) => findingRow(finding, effectOf(finding.question), form)),
  })
}

const WHAT_FOLLOWS: Readonly<Record<InspectionOutcome['kind'], string>> = {
  MATCH: 'The quoted price is paid.',
  RAISED: 'The higher price is paid, without asking.',
  TOLERATED: 'The difference is small: the quoted price is paid.',
  LOWERED: 'The seller gets a counter-offer.',
  NOT_BUYABLE: 'We cannot buy it: the seller is asked what to do with it.',
  LOCKED: 'The seller has to unlock it first.',
}

const priceOf = ({ outcome }: Settled, { quote }: Outcome): string =>
  'priceInCents' in outcome ? moneyText(outcome.priceInCents, quote.currency) : 'none'

function settledBody(report: Settled, view: Outcome, form: QuestionForm): Html {
  const { quote } = view
  return html`<dl class="price">
<dt>Quoted</dt><dd>${moneyText(quote.quotedInCents, quote.currency)}</dd>
<dt>Price by the findings</dt><dd>${priceOf(report, view)}</dd>
</dl>
<p><strong>${report.outcome.kind}</strong>: ${WHAT_FOLLOWS[report.outcome.kind]}</p>
${findingsTable(report, view, form)}`
}

function problemsBody(report: Extract<InspectionReport, { kind: 'problems' }>, form: QuestionForm): Html {
  const questions = report.problems.map(({ question }) => html`<li>${wordsFor(form, question).text}</li>`)
  return html`<div class="alert" role="alert"><p>Worse than the seller said, and no photo proves it:</p><ul>${questions}</ul>
<p>No price can be made of this. Somebody else has to check the device, with photos.</p></div>`
}

const decisionForm = (view: Outcome, path: string, content: Html): Html =>
  html`<form class="line" method="post" action="${itemPath(view.item)}/${path}">${content}</form>`

const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}">`

const mainButton = (text: string): Html =>
  html`<button accesskey="s" autofocus>${text} ${shortcut('s')}</button>`

const reasonOption = (value: string, text: string): Html => html`<option value="${value}">${text}</option>`

/** Everything that a seller can be asked for; a missing part is asked for by its name. */
const reasonOptions: readonly Html[] = ACTION_REASONS.flatMap((reason) =>
  reason === 'MISSING_PART'
    ? MISSING_PARTS.map((part) => reasonOption(`${reason}:${part}`, `missing: ${wordsOf(part)}`))
    : [reasonOption(reason, wordsOf(reason))],
)

/** What has to be asked or kept: also open before findings are fixed. */
export const sideDecisions = (
  path: string,
): Html => html`<form class="line" method="post" action="${path}/decision">
${hidden('decision', 'customer_action_needed')}
<label>The seller has to do something first <select name="reason" required><option value="">Choose</option>${reasonOptions}</select></label>
<button>Ask the seller</button></form>
<form class="line" method="post" action="${path}/decision">${hidden('decision', 'blocklist_hit')}
<button>On a block list: quarantine</button></form>`

const PAID: readonly InspectionOutcome['kind'][] = ['MATCH', 'RAISED', 'TOLERATED']

function inspectionDecisions(view: Outcome): Html {
  const { report, item } = view
  const kind = report.kind === 'settled' ? report.outcome.kind : null
  const main = (decision: string, text: string) =>
    decisionForm(view, 'decision', html`${hidden('decision', decision)}${mainButton(text)}`)
  return html`${kind !== null && PAID.includes(kind) && main('match_or_better', 'Buy at this price')}
${(kind === 'LOWERED' || kind === 'NOT_BUYABLE') && main('deviation', 'Ask the seller about it')}
${sideDecisions(itemPath(item))}`
}

function appealDecisions(view: Outcome): Html {
  const kind = view.report.kind === 'settled' ? view.report.outcome.kind : null
  const upheld = hidden('decision', 'appeal_upheld')
  return html`${
    kind !== null &&
    PAID.includes(kind) &&
    decisionForm(view, 'appeal-decision', html`${upheld}${mainButton('Seller is right')}`)
  }
${
  (kind === 'LOWERED' || kind === 'NOT_BUYABLE') &&
  decisionForm(
    view,
    'appeal-decision',
    html`${hidden('decision', 'appeal_rejected')}${mainButton('Counter-offer stands')}`,
  )
}
${
  (kind === null || !PAID.includes(kind)) &&
  decisionForm(
    view,
    'appeal-decision',
    html`${upheld}${hidden('isProofLacking', 'true')}<button>Our photos do not prove it: pay as quoted</button>`,
  )
}`
}

function decisions(view: Outcome): Html {
  if (!view.canDecide) return html`<p>Nothing is to be decided here now.</p>`
  return view.item.state === 'APPEALED' ? appealDecisions(view) : inspectionDecisions(view)
}

/** What was found beside what the seller said, the price that follows, and what can be decided. */
export function presentOutcome(view: Outcome, form: QuestionForm): DeskPage {
  const { item, round, report } = view
  return page({
    title: `Outcome ${tradeNumberOf(item.transactionId)}-${item.itemNumber}`,
    body: html`<p><a href="${itemPath(item)}">${item.device}</a>, serial number ${round.serialNumber ?? 'not readable'}</p>
${report.kind === 'settled' ? settledBody(report, view, form) : problemsBody(report, form)}
<h2>Decide</h2>
${decisions(view)}
<p class="hint">Findings of round ${round.round} fixed ${timeOf(round.committedAt.getTime())}, SHA-256
<code>${Buffer.from(round.commitment).toString('hex')}</code></p>`,
  })
}
