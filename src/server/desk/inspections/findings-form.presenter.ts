import type { FieldError } from '#contracts/errors.ts'
import { CONDITION_QUESTION, STORAGE_QUESTION } from '#domain/inspection/findings.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { PHOTO_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import { buildItemPath } from '#server/desk/items/item-params.ts'
import type { DeskItem } from '#server/desk/items/items.repository.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { type Html, html } from '#server/desk/pages/html.ts'
import { describeProblem } from '#server/desk/pages/problem-text.ts'
import type { FindingsInput } from './findings-input.ts'
import { sideDecisions } from './outcome.presenter.ts'
import { findQuestionTexts, formatStorage, type QuestionForm } from './question-form.ts'

/** An uncommitted form: what has been entered, and what the last check found. */
export interface FindingsDraft {
  readonly input: FindingsInput
  readonly problems: readonly FieldError[]
  /** Questions whose answer needs a photo and has none. */
  readonly unproven: readonly string[]
  /** Whether it has been checked: a new form shows no problems. */
  readonly isChecked: boolean
}

export const EMPTY_DRAFT: FindingsDraft = {
  input: {
    storageGb: null,
    conditionId: null,
    answers: {},
    photoIds: {},
    serialNumber: '',
    isSerialUnreadable: false,
  },
  problems: [],
  unproven: [],
  isChecked: false,
}

export interface FindingsView {
  readonly item: DeskItem
  readonly form: QuestionForm
  readonly draft: FindingsDraft
  readonly status?: number
}

interface Group {
  readonly code: string
  readonly name: string
  readonly type: 'radio' | 'checkbox'
  readonly title: string
  readonly hint: string
  readonly choices: readonly { readonly value: string; readonly text: string }[]
  readonly chosen: readonly string[]
}

const storedPhoto = (code: string, photoId: string): Html => html`
<label class="tick"><input type="checkbox" name="photoIds.${code}" value="${photoId}" checked>
<img class="proof" src="/desk/photos/${photoId}" alt="Photo for this question"></label>`

const choiceField = (
  { name, type, chosen }: Group,
  { value, text }: Group['choices'][number],
  isFocused: boolean,
): Html => html`
<label class="tick"><input type="${type}" name="${name}" value="${value}"${chosen.includes(value) && html` checked`}${isFocused && html` autofocus`}> ${text}</label>`

/** Marks incomplete questions. */
const incompleteClass = ({ problems }: FindingsDraft, code: string) =>
  problems.some((problem) => findQuestionCode(problem) === code) && html` class="open"`

function questionField(group: Group, draft: FindingsDraft, focus: string | null): Html {
  const { code, title, hint, choices } = group
  const kept = draft.input.photoIds[code] ?? []
  return html`<fieldset id="${code}"${incompleteClass(draft, code)}><legend>${title}</legend>
${hint !== '' && html`<p class="hint">${hint}</p>`}
<div class="question"><div class="choices">${choices.map((one, index) => choiceField(group, one, focus === code && index === 0))}</div>
<label class="photos">Photos <input type="file" name="photos.${code}" accept="${PHOTO_MEDIA_TYPES.join(',')}" multiple></label>
${kept.length > 0 && html`<div class="kept">${kept.map((photoId) => storedPhoto(code, photoId))}</div>`}</div>
</fieldset>`
}

const toChosen = (value: number | null): string[] => (value === null ? [] : [String(value)])

function buildFixedGroups({ storageGb, conditions }: QuestionForm, { input }: FindingsDraft): Group[] {
  const [only] = storageGb.length === 1 ? storageGb : []
  return [
    {
      code: STORAGE_QUESTION,
      name: 'storageGb',
      type: 'radio',
      title: 'Storage',
      hint: '',
      choices: storageGb.map((size) => ({
        value: String(size),
        text: formatStorage(String(size)),
      })),
      chosen: toChosen(input.storageGb ?? only ?? null),
    },
    {
      code: CONDITION_QUESTION,
      name: 'conditionId',
      type: 'radio',
      title: 'Condition',
      hint: '',
      choices: conditions.map(({ id, text }) => ({ value: String(id), text })),
      chosen: toChosen(input.conditionId),
    },
  ]
}

function buildHint(
  { when, needsPower, description }: QuestionForm['questions'][number],
  form: QuestionForm,
): string {
  const condition = when && findQuestionTexts(form, when.question)
  return [
    condition ? `Only if “${condition.text}” is “${condition.answer(when?.answer ?? '')}”.` : '',
    needsPower ? 'Skip this if the device doesn’t start.' : '',
    description,
  ]
    .filter((text) => text !== '')
    .join(' ')
}

const buildQuestionGroups = (form: QuestionForm, { input }: FindingsDraft): Group[] =>
  form.questions.map((one) => ({
    code: one.code,
    name: `answers.${one.code}`,
    title: one.text,
    hint: buildHint(one, form),
    type: one.type === 'multi' ? 'checkbox' : 'radio',
    choices: one.answers
      .filter(({ isPromise }) => !isPromise)
      .map(({ code, text }) => ({ value: code, text })),
    chosen: input.answers[one.code] ?? [],
  }))

const SERIAL = 'serialNumber'

const CODES: Readonly<Record<string, string>> = {
  storageGb: STORAGE_QUESTION,
  conditionId: CONDITION_QUESTION,
}

const findQuestionCode = ({ field }: FieldError): string => CODES[field] ?? field.replace(/^\w+\./, '')

/** Where the cursor goes: to the first problem, or to the last button if there is none. */
function findFocus({ problems, isChecked }: FindingsDraft): string | null {
  if (!isChecked) return SERIAL
  return problems[0] ? findQuestionCode(problems[0]) : null
}

const findTitle = (form: QuestionForm, code: string): string =>
  code === SERIAL ? 'Serial number' : findQuestionTexts(form, code).text

function checkReport(form: QuestionForm, { problems, unproven, isChecked }: FindingsDraft): Html | null {
  if (!isChecked) return null
  const missing = problems.map(
    (problem) =>
      html`<li><a href="#${findQuestionCode(problem)}">${findTitle(form, findQuestionCode(problem))}</a>: ${describeProblem(problem.key)}</li>`,
  )
  const warned = unproven.map((code) => html`<li><a href="#${code}">${findTitle(form, code)}</a></li>`)
  return html`${
    missing.length > 0
      ? html`<div class="alert" role="alert"><p>Not complete yet:</p><ul>${missing}</ul></div>`
      : html`<p role="status">All done. Once you lock your findings, you can’t change them.</p>`
  }
${warned.length > 0 && html`<div class="alert"><p>No photo yet. If the seller described the device as better, these findings won’t count without one:</p><ul>${warned}</ul></div>`}`
}

const serialField = (
  draft: FindingsDraft,
  focus: string | null,
): Html => html`<fieldset id="${SERIAL}"${incompleteClass(draft, SERIAL)}><legend>Serial number</legend>
<div class="question"><label>IMEI, if it has one <input name="${SERIAL}" value="${draft.input.serialNumber}" autocomplete="off" spellcheck="false" maxlength="60"${focus === SERIAL && html` autofocus`}></label>
<label class="tick"><input type="checkbox" name="isSerialUnreadable" value="true"${draft.input.isSerialUnreadable && html` checked`}> Unreadable</label></div>
</fieldset>`

/** The questions that the seller was asked, without the answers. Enter checks the form and saves the photos. */
export function presentFindingsForm({ item, form, draft, status = 200 }: FindingsView): DeskPage {
  const focus = findFocus(draft)
  const groups = [...buildFixedGroups(form, draft), ...buildQuestionGroups(form, draft)]
  return page({
    title: `Inspect ${formatTradeNumber(item.transactionId)}-${item.itemNumber}`,
    status,
    body: html`<p><a href="${buildItemPath(item)}">${item.device}</a>. You’ll see the seller’s answers once you’ve locked your findings.</p>
${checkReport(form, draft)}
<form method="post" action="${buildItemPath(item)}/findings-draft" enctype="multipart/form-data">
${serialField(draft, focus)}
${groups.map((group) => questionField(group, draft, focus))}
<p class="actions"><button${focus !== null && html` class="main"`}>Check and save photos <kbd>Enter</kbd></button>
<button formaction="${buildItemPath(item)}/findings"${focus !== null && html` class="later"`} accesskey="s"${focus === null && html` autofocus`}>Lock findings ${shortcut('s')}</button></p>
</form>
${item.state !== 'APPEALED' && html`<h2>Can’t inspect it yet?</h2>${sideDecisions(buildItemPath(item))}`}`,
  })
}
