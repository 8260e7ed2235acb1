import { expect, it } from 'vitest'
import { FORM_KINDS, listFormFields } from '#drawings/describe-form.ts'
import { DRAWING_TEXTS_EN } from './drawing-en.ts'

it.each(FORM_KINDS)('names every value of a %s, and nothing else', (kind) => {
  const names = listFormFields(kind).map(({ name }) => name)
  expect(Object.keys(DRAWING_TEXTS_EN.fields[kind])).toEqual(names)
})
