import { z } from 'zod'
import { DEVICE_FORM, type DeviceForm } from './device-drawing.ts'

export type FormKind = DeviceForm['kind']

interface NamedField {
  /** Where the value is in the form: `width`, `bezels.0`, `mark.at`. */
  readonly name: string
  /** Whether there is no drawing without it. Everything else has a default, or is left out. */
  readonly isRequired: boolean
}

export interface ChoiceField extends NamedField {
  readonly kind: 'choice'
  readonly options: readonly string[]
}

export interface NumberField extends NamedField {
  readonly kind: 'number'
  readonly min: number | null
  readonly max: number | null
}

/** Written as `#rrggbb`, or by one of the names that this kind of device knows. */
export interface ColourField extends NamedField {
  readonly kind: 'colour'
  readonly options: readonly string[]
}

export interface FlagField extends NamedField {
  readonly kind: 'flag'
}

/** Any number of the options. */
export interface ChoicesField extends NamedField {
  readonly kind: 'choices'
  readonly options: readonly string[]
}

/** One value of a form, and what it may be. */
export type FormField = ChoiceField | NumberField | ColourField | FlagField | ChoicesField

/** The part of JSON Schema that forms use. */
interface FieldSchema {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly default?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly anyOf?: readonly FieldSchema[]
  readonly items?: FieldSchema
  readonly prefixItems?: readonly FieldSchema[]
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly required?: readonly string[]
}

const describeNumber = (field: NamedField, schema: FieldSchema): NumberField => ({
  ...field,
  kind: 'number',
  min: schema.minimum ?? schema.exclusiveMinimum ?? null,
  max: schema.maximum ?? null,
})

function describeText(field: NamedField, schema: FieldSchema): FormField {
  if (schema.enum) return { ...field, kind: 'choice', options: schema.enum }
  // The only text that forms have besides choices.
  const options = (schema.anyOf ?? []).flatMap((choice) => choice.enum ?? [])
  return { ...field, kind: 'colour', options }
}

function describeList(field: NamedField, { items, prefixItems }: FieldSchema): readonly FormField[] {
  if (prefixItems)
    return prefixItems.flatMap((part, index) =>
      describeField({ ...field, name: `${field.name}.${index}` }, part),
    )
  return [{ ...field, kind: 'choices', options: items?.enum ?? [] }]
}

function describeField(field: NamedField, schema: FieldSchema): readonly FormField[] {
  switch (schema.type) {
    case 'number':
    case 'integer':
      return [describeNumber(field, schema)]
    case 'boolean':
      return [{ ...field, kind: 'flag' }]
    case 'array':
      return describeList(field, schema)
    case 'object':
      return describeFields(schema, `${field.name}.`)
    default:
      return [describeText(field, schema)]
  }
}

/** Parts of a group that may be left out aren't required either. */
const describeFields = ({ properties = {}, required = [] }: FieldSchema, prefix = ''): readonly FormField[] =>
  Object.entries(properties)
    .filter(([name]) => name !== 'kind')
    .flatMap(([name, schema]) =>
      describeField({ name: prefix + name, isRequired: prefix === '' && required.includes(name) }, schema),
    )

/** Every kind of device that can be drawn. */
export const FORM_KINDS: readonly FormKind[] = DEVICE_FORM.options.map(({ shape }) => shape.kind.value)

function describeKind(kind: FormKind): readonly FormField[] {
  const schema = DEVICE_FORM.options.find(({ shape }) => shape.kind.value === kind)
  if (!schema) return []
  // As it is typed: some finishes have a name, which is replaced by their colour.
  return describeFields(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema)
}

const described = new Map<FormKind, readonly FormField[]>()

/** The values of a form, as its schema has them: a new one needs no other change to be edited. */
export function listFormFields(kind: FormKind): readonly FormField[] {
  const fields = described.get(kind) ?? describeKind(kind)
  described.set(kind, fields)
  return fields
}
