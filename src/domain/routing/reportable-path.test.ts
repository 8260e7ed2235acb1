import { describe, expect, it } from 'vitest'
import { de } from '#markets/de.ts'
import { reportablePath } from './reportable-path.ts'

const TOKEN = 'Zm9vYmFyYmF6cXV4MTIzNA'

describe('a path that is reported', () => {
  it.each([
    [`/clarification/${TOKEN}/100042`, '/clarification/{id}/{trade}'],
    [`/clarificationQuickAnswer/${TOKEN}/100042/7`, '/clarificationQuickAnswer/{id}/{trade}/{offerid}'],
    [`/browser/clarification/id/${TOKEN}/trade/1`, '/browser/clarification/id/{id}/trade/{trade}'],
    [`/newsletter/unsubscribe/${TOKEN}`, '/newsletter/unsubscribe/{emailHash}'],
  ])('%s hides its token behind the pattern %s', (path, reported) => {
    expect(reportablePath(de, path)).toBe(reported)
  })

  it.each([
    [`/clarification/${TOKEN}/100042/extra`, '/clarification/…'],
    [`/browser/clarification/id/${TOKEN}`, '/clarification/…'],
    ['/newsletter/unsubscribe/short', '/newsletter/…'],
  ])('%s hides its token even where it leads nowhere', (path, reported) => {
    expect(reportablePath(de, path)).toBe(reported)
  })

  it.each(['/', '/produkte/apple-iphone-13', '/content/agb', '/newsletter/unsubscribe/success', '/nix'])(
    '%s without a secret stays as it is',
    (path) => {
      expect(reportablePath(de, path)).toBe(path)
    },
  )
})
