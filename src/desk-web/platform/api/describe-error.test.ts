import { expect, it } from 'vitest'
import { describeError } from './describe-error.ts'
import { DeskError } from './desk-error.ts'

it('says in plain words what a schema has refused, each problem once', () => {
  const error = new DeskError('INVALID_REQUEST', {
    status: 400,
    message: 'body/value Invalid input: expected number, received undefined',
    errors: [
      { field: 'value', key: 'FIELD_REQUIRED' },
      { field: 'validFrom', key: 'FIELD_REQUIRED' },
      { field: 'code', key: 'FIELD_FORMAT' },
    ],
  })
  expect(describeError(error)).toBe(
    'Some fields aren’t right. Fill this in. This isn’t written as it should be. (INVALID_REQUEST)',
  )
})

it('repeats how the server words a refusal', () => {
  const error = new DeskError('NOT_POSSIBLE', { status: 409, message: 'Choose another code.' })
  expect(describeError(error)).toBe('Choose another code. (NOT_POSSIBLE)')
})
