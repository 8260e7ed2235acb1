import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FORM_KINDS, listFormFields } from './describe-form.ts'
import { DEVICE_FORM, type DeviceForm, drawDevice } from './device-drawing.ts'
import { checkForm, readFormValues, startFormValues, writeFormValues } from './form-values.ts'

const FOLDER = 'data/catalogue/devices'

/** Every form of the delivered catalogue. */
function listForms(value: unknown): DeviceForm[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'form' in value ? [DEVICE_FORM.parse(value.form)] : []
  return [...own, ...Object.values(value).flatMap(listForms)]
}

const FORMS = readdirSync(FOLDER).flatMap((file) =>
  listForms(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))),
)

const PHONE = DEVICE_FORM.parse({
  kind: 'phone',
  width: 71,
  height: 146,
  back: '#aabbcc',
  camera: 'single',
})

const change = (changed: object) => readFormValues('phone', { ...writeFormValues(PHONE), ...changed })

describe('the fields of a form', () => {
  it('take over every drawing of the catalogue as it is', () => {
    const changed = FORMS.filter((form) => {
      const read = readFormValues(form.kind, writeFormValues(form))
      return read.kind !== 'form' || JSON.stringify(read.form) !== JSON.stringify(form)
    })
    expect(FORMS.length).toBeGreaterThan(3_000)
    expect(changed).toEqual([])
  })

  it.each(FORM_KINDS)('have a name each for a %s, and choices something to choose from', (kind) => {
    const fields = listFormFields(kind)
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length)
    expect(fields.filter((field) => field.kind === 'choice' && field.options.length < 2)).toEqual([])
  })

  it.each(FORM_KINDS)('start with a %s that can be drawn', (kind) => {
    const read = readFormValues(kind, startFormValues(kind))
    expect(read.kind === 'form' && drawDevice(read.form)).toContain('<svg')
  })

  it('read a comma as a decimal point', () => {
    expect(change({ width: '71,5' })).toMatchObject({ form: { width: 71.5 } })
  })

  it('take a colour in capitals, and a finish by its name', () => {
    expect(change({ back: '#AABBCC' })).toMatchObject({ form: { back: '#aabbcc' } })
    const laptop = { ...startFormValues('camera'), body: 'Graphite' }
    expect(readFormValues('camera', laptop)).toMatchObject({ form: { body: 'graphite' } })
  })

  it('leave out what is empty, so that its default applies', () => {
    expect(change({ corner: '', frame: '' })).toMatchObject({ form: { corner: 9 } })
  })

  it.each([
    [{ width: '20' }, { field: 'width', key: 'QUANTITY_RANGE', params: { min: 50, max: 190 } }],
    [{ width: '' }, { field: 'width', key: 'FIELD_REQUIRED' }],
    [{ width: 'wide' }, { field: 'width', key: 'QUANTITY_RANGE', params: { min: 50, max: 190 } }],
    [{ back: 'red' }, { field: 'back', key: 'FIELD_FORMAT' }],
    [{ 'bezels.0': '2' }, { field: 'bezels.1', key: 'FIELD_REQUIRED' }],
  ])('say what is wrong with %j', (changed, problem) => {
    const read = change(changed)
    expect(read.kind === 'problems' && read.problems[0]).toEqual(problem)
  })
})

it.each([null, 'phone', {}, { kind: 'toaster' }, { ...PHONE, script: '<script>' }])(
  'refuses %j as a form',
  (form) => {
    expect(checkForm(form).kind).toBe('problems')
  },
)
