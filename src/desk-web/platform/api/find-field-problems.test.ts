import { expect, it } from 'vitest'
import { DeskError } from './desk-error.ts'
import { findFieldProblems } from './find-field-problems.ts'

const refuse = (errors: ConstructorParameters<typeof DeskError>[1]['errors'] = []) =>
  new DeskError('INVALID_FIELDS', { status: 422, message: 'Some fields are invalid.', errors })

it('says what is wrong with each field', () => {
  const error = refuse([
    { field: 'street', key: 'FIELD_REQUIRED' },
    { field: 'zip', key: 'ZIP_FORMAT', params: { example: '10115' } },
  ])
  expect(findFieldProblems(error)).toEqual({
    street: 'Fill this in.',
    zip: 'Not a postcode of this country, such as 10115.',
  })
})

it('names a problem that this page doesn’t know by its key', () => {
  expect(findFieldProblems(refuse([{ field: 'city', key: 'NEWER_RULE' }])).city).toContain('NEWER_RULE')
})

it('says it of a request that fails its schema, too', () => {
  const errors = [{ field: 'value', key: 'FIELD_TYPE' }]
  const error = new DeskError('INVALID_REQUEST', { status: 400, message: 'body/value', errors })
  expect(findFieldProblems(error)).toEqual({ value: 'Fill this in.' })
})

it('is about nothing where the whole call was refused', () => {
  expect(findFieldProblems(new DeskError('NOT_POSSIBLE', { status: 409, message: 'No.' }))).toEqual({})
})
