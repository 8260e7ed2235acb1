import { describe, expect, it } from 'vitest'
import { buildNotFoundMessage, isExpiredLinkPath } from '#domain/pages/page-not-found.ts'

describe('a missing page', () => {
  it('is capitalised if no route matches', () => {
    expect(buildNotFoundMessage('unmatched', '/nowhere')).toBe('Page Not Found: /nowhere')
  })

  it('is not capitalised if a route rejects the parameters', () => {
    expect(buildNotFoundMessage('failedValidation', '/produkte/A')).toBe('Page not found: /produkte/A')
  })

  it.each([
    ['/clarification/a/b', true],
    ['/clarificationQuickAnswer/a/b/c', true],
    ['/browser/clarification/id/a/trade/b', true],
    ['/browser/clarificationQuickAnswer/id/a/trade/b/offerid/c', true],
    ['/old/clarification', true],
    ['/', false],
    ['/content/agb', false],
    ['/clarify/a/b', false],
  ])('%s is an expired link: %s', (path, expected) => {
    expect(isExpiredLinkPath(path)).toBe(expected)
  })
})
