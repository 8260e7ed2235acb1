import fc from 'fast-check'
import { expect, it } from 'vitest'
import { html, type Insertable, toText } from './html.ts'

it.each<readonly [string, Insertable, string]>([
  ['text', '<b>"a" & \'b\'</b>', '&lt;b&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/b&gt;'],
  ['a number', 0, '0'],
  ['nothing', [null, undefined, false, ''], ''],
  ['markup', html`<i>${'<'}</i>`, '<i>&lt;</i>'],
  ['a list of markup and text', [html`<i></i>`, ['<', 1]], '<i></i>&lt;1'],
])('a template takes %s', (_, value, written) => {
  expect(toText(html`<p title="${value}">${value}</p>`)).toBe(`<p title="${written}">${written}</p>`)
})

it('no text gets out of its place, and none is lost', () => {
  const decode = (text: string) =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = toText(html`${text}`)
      expect(written).not.toMatch(/[<>"']/)
      expect(decode(written)).toBe(text)
    }),
  )
})
