import { describe, expect, it } from 'vitest'
import { findFirstField, readServerProblems, toFieldName } from './field-problems.ts'

describe('a field that the server names', () => {
  it.each([
    ['email', 'email'],
    ['address.zip', 'zip'],
    ['payment.iban', 'iban'],
    ['seller.payment.paymentId', 'paymentId'],
    ['paypalAccount.email', 'paypalAccount'],
    ['credentials.0.value', 'password'],
    ['currentPassword', 'currentPassword'],
  ])('%s is the form’s %s', (path, name) => {
    expect(toFieldName(path)).toBe(name)
  })
})

describe('what the server found wrong', () => {
  const errors = [{ field: 'seller.zip', key: 'ZIP_FORMAT', params: { example: '10115' } }]
  const error = { statusCode: 422, message: '', errors }

  it('is shown at the form’s own fields', () => {
    expect(readServerProblems({ ...error, id: 'INVALID_FIELDS' })).toEqual([
      { field: 'zip', key: 'ZIP_FORMAT', params: { example: '10115' } },
    ])
  })

  it('is not shown where no rule of the shop refused it: it has no text', () => {
    expect(readServerProblems({ ...error, id: 'INVALID_REQUEST' })).toEqual([])
  })
})

describe('a control character that the server found', () => {
  it('is shown at the form’s own field, however deep the server found it', () => {
    const errors = [{ field: 'seller.firstName', key: 'FIELD_CHARACTERS' }]
    expect(readServerProblems({ statusCode: 400, id: 'INVALID_REQUEST', message: '', errors })).toEqual([
      { field: 'firstName', key: 'FIELD_CHARACTERS', params: {} },
    ])
  })
})

describe('the focus', () => {
  const elements = [{ name: 'email' }, { name: 'zip' }, { name: 'city' }]

  it('goes to the first field on the page that has a problem, in whatever order the rules name them', () => {
    const problems = [
      { field: 'city', key: 'FIELD_REQUIRED' },
      { field: 'zip', key: 'FIELD_REQUIRED' },
    ]
    expect(findFirstField(elements, problems)).toBe(elements[1])
  })

  it('stays where it is when no field of the page has one', () => {
    expect(findFirstField(elements, [{ field: 'vatId', key: 'FIELD_REQUIRED' }])).toBeUndefined()
  })
})
