import type { z } from 'zod'
import { type FormField, type FormKind, listFormFields } from './describe-form.ts'
import { DEVICE_FORM, type DeviceForm } from './device-drawing.ts'

/** What the fields of a form hold while someone edits them: text as it is typed. */
export type FormValues = Readonly<Record<string, string | boolean | readonly string[]>>

/** What is wrong with a value, by the name of its field. */
export interface FormProblem {
  readonly field: string
  readonly key: 'FIELD_REQUIRED' | 'FIELD_FORMAT' | 'QUANTITY_RANGE'
  readonly params?: Readonly<Record<string, number>>
}

export type ReadForm =
  | { readonly kind: 'form'; readonly form: DeviceForm }
  | { readonly kind: 'problems'; readonly problems: readonly FormProblem[] }

const findValue = (form: unknown, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined,
      form,
    )

function writeValue(field: FormField, value: unknown): FormValues[string] {
  if (field.kind === 'flag') return value === true
  if (field.kind === 'choices') return Array.isArray(value) ? value.map(String) : []
  return value === undefined ? '' : String(value)
}

/** A form as its fields show it. */
export const writeFormValues = (form: DeviceForm): FormValues =>
  Object.fromEntries(
    listFormFields(form.kind).map((field) => [field.name, writeValue(field, findValue(form, field.name))]),
  )

/** Nothing is left out of the form, so that its default applies. */
function readValue(field: FormField, value: FormValues[string] | undefined): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text === '') return undefined
  if (field.kind === 'number') return Number(text.replace(',', '.'))
  return field.kind === 'colour' ? text.toLowerCase() : text
}

/** A colour's name keeps its capitals: `spaceGrey`. */
const readColour = (field: FormField, text: string): string =>
  (field.kind === 'colour' && field.options.find((name) => name.toLowerCase() === text)) || text

/** `{ 'bezels.0': 2 }` as `{ bezels: [2] }`. */
function nestValues(named: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const form: Record<string, unknown> = {}
  for (const [name, value] of named) {
    const [group = '', part] = name.split('.')
    if (part === undefined) {
      form[group] = value
      continue
    }
    const isList = /^\d+$/.test(part)
    form[group] ??= isList ? [] : {}
    Object.assign(form[group] as object, { [part]: value })
  }
  return form
}

function describeProblem(field: FormField | undefined, name: string, isEmpty: boolean): FormProblem {
  if (isEmpty) return { field: name, key: 'FIELD_REQUIRED' }
  if (field?.kind === 'number' && field.min !== null && field.max !== null)
    return { field: name, key: 'QUANTITY_RANGE', params: { min: field.min, max: field.max } }
  return { field: name, key: 'FIELD_FORMAT' }
}

/** A list that isn't complete has its problem at every field that is empty. */
function listProblems(form: unknown, error: z.ZodError): readonly FormProblem[] {
  const fields = listFormFields(findValue(form, 'kind') as FormKind)
  const isEmpty = (name: string) => findValue(form, name) === undefined
  return error.issues.flatMap(({ path }) => {
    const name = path.join('.')
    const parts = fields.filter((field) => field.name.startsWith(`${name}.`) && isEmpty(field.name))
    if (parts.length > 0) return parts.map((part) => describeProblem(part, part.name, true))
    const field = fields.find((one) => one.name === name)
    return [describeProblem(field, name, isEmpty(name))]
  })
}

/** Checks a form, from whoever sends it. */
export function checkForm(form: unknown): ReadForm {
  const checked = DEVICE_FORM.safeParse(form)
  return checked.success
    ? { kind: 'form', form: checked.data }
    : { kind: 'problems', problems: listProblems(form, checked.error) }
}

/** The form that the fields make, or what is wrong with them. */
export function readFormValues(kind: FormKind, values: FormValues): ReadForm {
  const named = listFormFields(kind).flatMap((field) => {
    const value = readValue(field, values[field.name])
    if (value === undefined) return []
    return [[field.name, typeof value === 'string' ? readColour(field, value) : value] as const]
  })
  return checkForm({ kind, ...nestValues(named) })
}

const PLAIN_COLOUR = '#8d9094'

function chooseStart(field: FormField): FormValues[string] {
  switch (field.kind) {
    case 'number':
      return String(Math.round(((field.min ?? 0) + (field.max ?? 0)) * 5) / 10)
    case 'choice':
      return field.options[0] ?? ''
    case 'colour':
      return PLAIN_COLOUR
    case 'flag':
      return false
    case 'choices':
      return []
  }
}

/** Where someone starts who draws another kind of device: the plainest form that has a drawing. */
export const startFormValues = (kind: FormKind): FormValues => {
  const required = listFormFields(kind).filter(({ isRequired }) => isRequired)
  const start = Object.fromEntries(required.map((field) => [field.name, chooseStart(field)]))
  const read = readFormValues(kind, start)
  return read.kind === 'form' ? writeFormValues(read.form) : start
}
