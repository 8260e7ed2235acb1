import type { FieldError } from '#contracts/errors.ts'
import { CONDITION_QUESTION, STORAGE_QUESTION } from '#domain/inspection/findings.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { itemPath } from '#server/desk/items/item-params.ts'
import type { DeskItem } from '#server/desk/items/items.repository.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { type Html, html } from '#server/desk/pages/html.ts'
import { problemWords } from '#server/desk/pages/problem-words.ts'
import { PHOTO_MEDIA_TYPES } from '#server/desk/photos/photo-format.ts'
import { type DeskPage, page } from '#server/desk/routing/desk-answer.ts'
import type { FindingsInput } from './findings-input.ts'
import { sideDecisions } from './outcome.presenter.ts'
import { type QuestionForm, wordsFor } from './question-form.ts'

/** A form on its way: what was filled in, and what the last look at it has shown. */
export interface FindingsDraft {
  readonly input: FindingsInput
  readonly problems: readonly FieldError[]
  /** Questions whose answer no photo proves. */
  readonly unproven: readonly string[]
  /** Whether it was looked at: an empty form is no mistake. */
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

const keptPhoto = (code: string, photoId: string): Html => html`
<label class="tick"><input type="checkbox" name="photoIds.${code}" value="${photoId}" checked>
<img class="proof" src="/desk/photos/${photoId}" alt="Photo for ${code}"></label>`

const choice = (
  { name, type, chosen }: Group,
  { value, text }: Group['choices'][number],
  isFocused: boolean,
): Html => html`
<label class="tick"><input type="${type}" name="${name}" value="${value}"${chosen.includes(value) && html` checked`}${isFocused && html` autofocus`}> ${text}</label>`

/** The border of what is not complete yet. */
const openClass = ({ problems }: FindingsDraft, code: string) =>
  problems.some((problem) => codeOf(problem) === code) && html` class="open"`

function question(group: Group, draft: FindingsDraft, focus: string | null): Html {
  const { code, title, hint, choices } = group
  const kept = draft.input.photoIds[code] ?? []
  return html`<fieldset id="${code}"${openClass(draft, code)}><legend>${title}</legend>
${hint !== '' && html`<p class="hint">${hint}</p>`}
<div class="question"><div class="choices">${choices.map((one, index) => choice(group, one, focus === code && index === 0))}</div>
<label class="photos">Photos <input type="file" name="photos.${code}" accept="${PHOTO_MEDIA_TYPES.join(',')}" multiple></label>
${kept.length > 0 && html`<div class="kept">${kept.map((photoId) => keptPhoto(code, photoId))}</div>`}</div>
</fieldset>`
}

const chosenNumber = (value: number | null): string[] => (value === null ? [] : [String(value)])

function fixedGroups({ storageGb, conditions }: QuestionForm, { input }: FindingsDraft): Group[] {
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
        text: size === 0 ? 'has none' : `${size} GB`,
      })),
      chosen: chosenNumber(input.storageGb ?? only ?? null),
    },
    {
      code: CONDITION_QUESTION,
      name: 'conditionId',
      type: 'radio',
      title: 'Condition',
      hint: '',
      choices: conditions.map(({ id, text }) => ({ value: String(id), text })),
      chosen: chosenNumber(input.conditionId),
    },
  ]
}

function hintOf(
  { when, needsPower, description }: QuestionForm['questions'][number],
  form: QuestionForm,
): string {
  const asked = when && wordsFor(form, when.question)
  return [
    asked ? `Only where “${asked.text}” is “${asked.answer(when?.answer ?? '')}”.` : '',
    needsPower ? 'Leave it out where the device does not start.' : '',
    description,
  ]
    .filter((text) => text !== '')
    .join(' ')
}

const questionGroups = (form: QuestionForm, { input }: FindingsDraft): Group[] =>
  form.questions.map((one) => ({
    code: one.code,
    name: `answers.${one.code}`,
    title: one.text,
    hint: hintOf(one, form),
    type: one.type === 'multi' ? 'checkbox' : 'radio',
    choices: one.answers.map(({ code, text }) => ({ value: code, text })),
    chosen: input.answers[one.code] ?? [],
  }))

const SERIAL = 'serialNumber'

const CODES: Readonly<Record<string, string>> = {
  storageGb: STORAGE_QUESTION,
  conditionId: CONDITION_QUESTION,
}

const codeOf = ({ field }: FieldError): string => CODES[field] ?? field.replace(/^\w+\./, '')

/** Where the cursor goes: to what is missing first, and to the last button when nothing is. */
function focusOf({ problems, isChecked }: FindingsDraft): string | null {
  if (!isChecked) return SERIAL
  return problems[0] ? codeOf(problems[0]) : null
}

const titleOf = (form: QuestionForm, code: string): string =>
  code === SERIAL ? 'Serial number' : wordsFor(form, code).text

function report(form: QuestionForm, { problems, unproven, isChecked }: FindingsDraft): Html | null {
  if (!isChecked) return null
  const missing = problems.map(
    (problem) =>
      html`<li><a href="#${codeOf(problem)}">${titleOf(form, codeOf(problem))}</a>: ${problemWords(problem.key)}</li>`,
  )
  const warned = unproven.map((code) => html`<li><a href="#${code}">${titleOf(form, code)}</a></li>`)
  return html`${
    missing.length > 0
      ? html`<div class="alert" role="alert"><p>Not complete:</p><ul>${missing}</ul></div>`
      : html`<p role="status">Complete. After “Fix findings” nothing of it can be changed.</p>`
  }
${warned.length > 0 && html`<div class="alert"><p>No photo yet. Should the seller have said better, these count for nothing:</p><ul>${warned}</ul></div>`}`
}

const serialField = (
  draft: FindingsDraft,
  focus: string | null,
): Html => html`<fieldset id="${SERIAL}"${openClass(draft, SERIAL)}><legend>Serial number</legend>
<div class="question"><label>IMEI where there is one <input name="${SERIAL}" value="${draft.input.serialNumber}" autocomplete="off" spellcheck="false" maxlength="60"${focus === SERIAL && html` autofocus`}></label>
<label class="tick"><input type="checkbox" name="isSerialUnreadable" value="true"${draft.input.isSerialUnreadable && html` checked`}> Cannot be read</label></div>
</fieldset>`

/** The questions that the seller was asked, without the answers. Enter looks whether all is there, and keeps the photos. */
export function presentFindingsForm({ item, form, draft, status = 200 }: FindingsView): DeskPage {
  const focus = focusOf(draft)
  const groups = [...fixedGroups(form, draft), ...questionGroups(form, draft)]
  return page({
    title: `Inspect ${tradeNumberOf(item.transactionId)}-${item.itemNumber}`,
    status,
    body: html`<p><a href="${itemPath(item)}">${item.device}</a>. What the seller said is shown after your findings are fixed.</p>
${report(form, draft)}
<form method="post" action="${itemPath(item)}/findings-draft" enctype="multipart/form-data">
${serialField(draft, focus)}
${groups.map((group) => question(group, draft, focus))}
<p class="actions"><button${focus !== null && html` class="main"`}>Check and keep photos <kbd>Enter</kbd></button>
<button formaction="${itemPath(item)}/findings"${focus !== null && html` class="later"`} accesskey="s"${focus === null && html` autofocus`}>Fix findings ${shortcut('s')}</button></p>
</form>
${item.state !== 'APPEALED' && html`<h2>Instead</h2>${sideDecisions(itemPath(item))}`}`,
  })
}
