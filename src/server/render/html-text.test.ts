import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeHtml, escapeJson } from '#server/render/html-text.ts'

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  '"><img src=x onerror=alert(1)>',
  '&lt;b&gt;',
  '\u2028\u2029',
  '\\u003c/script>',
  '\ud800',
]

describe('text in HTML', () => {
  it.each([
    ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
    ['"quoted"', '&quot;quoted&quot;'],
    ['&amp;', '&amp;amp;'],
    ['<script>', '&lt;script&gt;'],
    ['Grüße, żółć', 'Grüße, żółć'],
    ['', ''],
  ])('%s is written as %s', (text, expected) => {
    expect(escapeHtml(text)).toBe(expected)
  })

  it('can neither open a tag nor end an attribute, and reads as before', () => {
    const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' }
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...HOSTILE), fc.string()), (text) => {
        const escaped = escapeHtml(text)
        expect(escaped).not.toMatch(/[<>"]/)
        expect(escaped.replace(/&(lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? '')).toBe(text)
      }),
    )
  })
})

describe('the state of a page', () => {
  it.each(HOSTILE)('holds the hostile text %j without ending its script', (text) => {
    const json = escapeJson({ text, [text]: [text] })
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual({ text, [text]: [text] })
  })

  it('is read back as it was written', () => {
    const values = fc.oneof(fc.jsonValue(), fc.array(fc.constantFrom(...HOSTILE)))
    fc.assert(
      fc.property(values, (value) => {
        const json = escapeJson(value)
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)))
        expect(json).not.toContain('<')
      }),
    )
  })
})
