import { describe, expect, it } from 'vitest'
import { isExpiredLinkPath, pageNotFoundMessage } from '#domain/routing/page-not-found.ts'

describe('a missing page', () => {
  it('is worded with capitals when no route has the path', () => {
    expect(pageNotFoundMessage('unmatched', '/nowhere')).toBe('Page Not Found: /nowhere')
  })

  it('is worded without capitals when a route refused the parameters', () => {
    expect(pageNotFoundMessage('failedValidation', '/produkte/A')).toBe('Page not found: /produkte/A')
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
