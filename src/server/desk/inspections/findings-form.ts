import { z } from 'zod'
import { CONDITION_QUESTION, STORAGE_QUESTION } from '#domain/inspection/findings.ts'
import { FILE_BYTES } from '#server/desk/photos/photo-bodies.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { FindingsInput } from './findings-input.ts'
import type { QuestionForm } from './question-form.ts'

const VALUE = z.union([z.string().max(60), FILE_BYTES, z.undefined()])

/** A form as browsers send it: each name has one value or several. */
export const FINDINGS_FORM = z.record(z.string().max(60), z.union([VALUE, z.array(VALUE).max(50)]))

type FormFields = z.output<typeof FINDINGS_FORM>

/** What was entered, and the photos sent with it, by question. */
export interface SentFindings {
  readonly input: FindingsInput
  readonly newPhotos: readonly { readonly question: string; readonly bytes: Buffer }[]
}

/** Fields whose names end in a question code. */
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
      'The form has fields that this device doesn’t have. Reload the page and try again.',
      unknown.slice(0, 20).map((field) => ({ field, key: 'UNKNOWN_FIELD' })),
    )
}

const listValues = (fields: FormFields, name: string) => [fields[name]].flat()

const listTexts = (fields: FormFields, name: string): string[] =>
  listValues(fields, name).filter((value) => typeof value === 'string')

const readNumber = (fields: FormFields, name: string): number | null => {
  const [text = ''] = listTexts(fields, name)
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}

const collectByCode = (fields: FormFields, part: 'answers' | 'photoIds', codes: readonly string[]) =>
  Object.fromEntries(
    codes
      .map((code) => [code, listTexts(fields, `${part}.${code}`)] as const)
      .filter(([, texts]) => texts.length > 0),
  )

/** Reads a device's form. Fields that it doesn't have, such as a price, are refused. */
export function readFindingsForm(fields: FormFields, form: QuestionForm): SentFindings {
  const codes = [STORAGE_QUESTION, CONDITION_QUESTION, ...form.questions.map(({ code }) => code)]
  requireKnownNames(fields, codes)
  return {
    input: {
      storageGb: readNumber(fields, 'storageGb'),
      conditionId: readNumber(fields, 'conditionId'),
      answers: collectByCode(fields, 'answers', codes),
      photoIds: collectByCode(fields, 'photoIds', codes),
      serialNumber: listTexts(fields, 'serialNumber')[0] ?? '',
      isSerialUnreadable: listTexts(fields, 'isSerialUnreadable')[0] === 'true',
    },
    newPhotos: codes.flatMap((question) =>
      listValues(fields, `photos.${question}`)
        .filter((value) => Buffer.isBuffer(value))
        .map((bytes) => ({ question, bytes })),
    ),
  }
}
