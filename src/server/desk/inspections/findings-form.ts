import { z } from 'zod'
import { CONDITION_QUESTION, STORAGE_QUESTION } from '#domain/inspection/findings.ts'
import { FILE_BYTES } from '#server/desk/photos/photo-bodies.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { FindingsInput } from './findings-input.ts'
import type { QuestionForm } from './question-form.ts'

const VALUE = z.union([z.string().max(60), FILE_BYTES, z.undefined()])

/** A form as browsers send it: names with one value or several. */
export const FINDINGS_FORM = z.record(z.string().max(60), z.union([VALUE, z.array(VALUE).max(50)]))

type FormFields = z.output<typeof FINDINGS_FORM>

/** What was typed and ticked, and the photos that came with it, by question. */
export interface SentFindings {
  readonly input: FindingsInput
  readonly newPhotos: readonly { readonly question: string; readonly bytes: Buffer }[]
}

/** Parts of a form whose fields end in the code of a question. */
const PARTS = ['answers', 'photoIds', 'photos'] as const
const SINGLE = ['storageGb', 'conditionId', 'serialNumber', 'isSerialUnreadable'] as const

function requireKnownNames(fields: FormFields, codes: readonly string[]): void {
  const known = new Set<string>([
    ...SINGLE,
    ...codes.flatMap((code) => PARTS.map((part) => `${part}.${code}`)),
  ])
  const unknown = Object.keys(fields).filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new HttpError(
      400,
      'INVALID_REQUEST',
      'The form has a field that does not belong to it.',
      unknown.slice(0, 20).map((field) => ({ field, key: 'UNKNOWN_FIELD' })),
    )
}

const valuesOf = (fields: FormFields, name: string) => [fields[name]].flat()

const textsOf = (fields: FormFields, name: string): string[] =>
  valuesOf(fields, name).filter((value) => typeof value === 'string')

const numberOf = (fields: FormFields, name: string): number | null => {
  const [text = ''] = textsOf(fields, name)
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}

const byCode = (fields: FormFields, part: 'answers' | 'photoIds', codes: readonly string[]) =>
  Object.fromEntries(
    codes
      .map((code) => [code, textsOf(fields, `${part}.${code}`)] as const)
      .filter(([, texts]) => texts.length > 0),
  )

/** Reads the form of a device; a field that it does not have, such as a price, is refused. */
export function readFindingsForm(fields: FormFields, form: QuestionForm): SentFindings {
  const codes = [STORAGE_QUESTION, CONDITION_QUESTION, ...form.questions.map(({ code }) => code)]
  requireKnownNames(fields, codes)
  return {
    input: {
      storageGb: numberOf(fields, 'storageGb'),
      conditionId: numberOf(fields, 'conditionId'),
      answers: byCode(fields, 'answers', codes),
      photoIds: byCode(fields, 'photoIds', codes),
      serialNumber: textsOf(fields, 'serialNumber')[0] ?? '',
      isSerialUnreadable: textsOf(fields, 'isSerialUnreadable')[0] === 'true',
    },
    newPhotos: codes.flatMap((question) =>
      valuesOf(fields, `photos.${question}`)
        .filter((value) => Buffer.isBuffer(value))
        .map((bytes) => ({ question, bytes })),
    ),
  }
}
