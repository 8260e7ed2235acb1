import { describe, expect, it } from 'vitest'
import { de } from '#markets/de.ts'
import { redactPath } from './redact-path.ts'

const TOKEN = 'Zm9vYmFyYmF6cXV4MTIzNA'

describe('a redacted path', () => {
  it.each([
    [`/clarification/${TOKEN}/100042`, '/clarification/{id}/{trade}'],
    [`/clarificationQuickAnswer/${TOKEN}/100042/7`, '/clarificationQuickAnswer/{id}/{trade}/{offerid}'],
    [`/browser/clarification/id/${TOKEN}/trade/1`, '/browser/clarification/id/{id}/trade/{trade}'],
    [`/newsletter/unsubscribe/${TOKEN}`, '/newsletter/unsubscribe/{emailHash}'],
  ])('%s hides its token behind the pattern %s', (path, reported) => {
    expect(redactPath(de, path)).toBe(reported)
  })

  it.each([
    [`/clarification/${TOKEN}/100042/extra`, '/clarification/…'],
    [`/browser/clarification/id/${TOKEN}`, '/clarification/…'],
    ['/newsletter/unsubscribe/short', '/newsletter/…'],
  ])('%s hides its token even if no route matches', (path, reported) => {
    expect(redactPath(de, path)).toBe(reported)
  })

  it.each(['/', '/produkte/apple-iphone-13', '/content/agb', '/newsletter/unsubscribe/success', '/nix'])(
    '%s without a secret stays as it is',
    (path) => {
      expect(redactPath(de, path)).toBe(path)
    },
  )
})
