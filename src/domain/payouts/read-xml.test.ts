import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { elementsAt, readXml, textAt, type XmlElement } from '#domain/payouts/read-xml.ts'
import { type XmlNode, xmlText } from '#domain/payouts/xml-text.ts'

const ANY_NAME = fc.constantFrom('Nm', 'Cdtr', 'x', 'A-b.c_1')
const ANY_TEXT = fc
  .string({ unit: 'binary', maxLength: 30 })
  // What XML cannot hold, and line ends, which every reader may write anew.
  .map((text) => text.replace(/[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''))

const { node: ANY_NODE } = fc.letrec<{ node: XmlNode }>((tie) => ({
  node: fc.tuple(
    ANY_NAME,
    fc.oneof({ depthSize: 'small' }, ANY_TEXT, fc.array(tie('node'), { maxLength: 3 })),
    fc.dictionary(ANY_NAME, ANY_TEXT, { maxKeys: 2, noNullPrototype: true }),
  ),
}))

const asRead = ([name, content, attributes = {}]: XmlNode): XmlElement => ({
  name,
  attributes,
  children: typeof content === 'string' ? [] : content.map(asRead),
  text: typeof content === 'string' ? content : '',
})

describe('an XML text', () => {
  it('is read as it was written, whatever stands in it', () => {
    fc.assert(
      fc.property(ANY_NODE, (node) => {
        expect(readXml(xmlText(node))).toEqual(asRead(node))
      }),
      { numRuns: 1_000 },
    )
  })

  it('cannot be written with a character that XML does not have', () => {
    for (const text of ['\u0000', '\u001b', '\ud800', '\ufffe'])
      expect(() => xmlText(['Nm', text])).toThrow(TypeError)
  })

  it('may have a prefix, a comment, a section of plain text, instructions and entities', () => {
    const root = readXml(
      '\uFEFF<?xml version="1.0"?>\n<!-- a > b --><p:a p:k="1&amp;2">\n<p:b>x &#x142;&#322;&lt;</p:b><c/><![CDATA[<&]]></p:a>\n',
    )
    expect(root?.name).toBe('a')
    expect(root?.attributes).toEqual({ 'p:k': '1&2' })
    expect(root && textAt(root, 'b')).toBe('x łł<')
    expect(root?.text.trim()).toBe('<&')
  })

  it('is searched by the names of its elements', () => {
    const root = readXml('<r><a><b>1</b></a><a><b>2</b><b>3</b></a></r>')
    expect(root && elementsAt(root, 'a/b').map(({ text }) => text)).toEqual(['1', '2', '3'])
    expect(root && textAt(root, 'a/c')).toBeNull()
  })

  it.each([
    '',
    'text',
    '<a>',
    '</a>',
    '<a></b>',
    '<a/><b/>',
    '<a/>text',
    '<a><b></a></b>',
    '<a k=1/>',
    '<a k="1" k="2"/>',
    '<a k="<"/>',
    '<a>&unknown;</a>',
    '<a>&constructor;</a>',
    '<a>& b</a>',
    '<a>&#0;</a>',
    '<a>&#xD800;</a>',
    '<a>&#9999999;</a>',
    '<a>]]></a>',
    '<a><!-- </a>',
    '<a><![CDATA[ </a>',
    '<a>\u0001</a>',
    '<!DOCTYPE a><a/>',
    '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
    '<a/ >',
    '< a/>',
    '</a/>',
  ])('is refused when it is not well-formed: %j', (text) => {
    expect(readXml(text)).toBeNull()
  })

  it('is read in a time that grows with its length, also when it is made to take longer', () => {
    const long = 40_000
    for (const text of [
      '<a>'.repeat(long),
      `<a${' '.repeat(long)}`,
      `<a ${'b="" '.repeat(long)}`,
      `<${'a'.repeat(long)}`,
      '&'.repeat(long),
    ])
      expect(readXml(text)).toBeNull()
    expect(readXml(`${'<a>'.repeat(long)}${'</a>'.repeat(long)}`)?.name).toBe('a')
  })
})
