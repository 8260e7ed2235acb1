import type { Sale } from '#contracts/desk/sale.ts'
import { TEXTS } from '../../messages/texts.ts'

type Device = Sale['devices'][number]
type Grading = NonNullable<Device['declared']> | NonNullable<Device['inspections'][number]['findings']>

/** A question with the seller's answer and those of every inspection. */
export interface AnswerRow {
  readonly code: string
  readonly question: string
  readonly declared: string
  readonly found: readonly string[]
  /** Whether an inspection has found something else. */
  readonly differs: boolean
}

const WORDS = TEXTS.sale.device

/** The answers of a device side by side, with the words of the questions. */
export function listAnswers(
  { device, declared, inspections }: Device,
  questions: Sale['questions'],
): readonly AnswerRow[] {
  if (!declared) return []
  const findings = inspections.flatMap(({ findings: own }) => (own ? [own] : []))
  const buildRow = (code: string, question: string, read: (grading: Grading) => string): AnswerRow => {
    const said = read(declared)
    const found = findings.map(read)
    return {
      code,
      question,
      declared: said,
      found,
      differs: found.some((text) => text !== '' && text !== said),
    }
  }
  const codes = [...new Set([declared, ...findings].flatMap(({ answers }) => Object.keys(answers)))]
  const asked = codes.map((code) => {
    const texts = questions[code]
    return buildRow(code, texts?.text ?? code, ({ answers }) =>
      (answers[code] ?? []).map((answer) => texts?.answers[answer] ?? answer).join(', '),
    )
  })
  const readModel = (grading: Grading) => ('model' in grading ? grading.model : null) ?? device
  return [
    ...(findings.some(({ model }) => model !== null) ? [buildRow('model', WORDS.model, readModel)] : []),
    buildRow('storage', WORDS.storage, ({ storageGb }) => WORDS.gigabytes(storageGb)),
    buildRow('condition', WORDS.condition, ({ conditionId }) => WORDS.conditions[conditionId] ?? ''),
    ...asked,
  ]
}
