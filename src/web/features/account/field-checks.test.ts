import { describe, expect, it } from 'vitest'
import { checkConfirmation } from './field-checks.ts'

describe('the address that confirms a deletion', () => {
  it.each([
    ['maria@example.org', undefined],
    [' Maria@Example.org ', undefined],
    ['mario@example.org', 'EMAIL_DIFFERS'],
    ['maria', 'EMAIL_FORMAT'],
    ['', 'FIELD_REQUIRED'],
  ])('%j has as problem %s', (typed, key) => {
    expect(checkConfirmation(typed, 'maria@example.org').problem?.key).toBe(key)
  })
})
