import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { XmlContent } from '#domain/payouts/xml-content.ts'
import { findElements, findText, MAX_XML_LENGTH, readXml, type XmlElement } from '#server/xml/read-xml.ts'
import { writeXml } from '#server/xml/write-xml.ts'

const ANY_NAME = fc.constantFrom('Nm', 'Cdtr', 'x', 'A-b.c_1')
const ANY_TEXT = fc
  .string({ unit: 'binary', maxLength: 30 })
  // Without what XML cannot hold, and without line ends, which every reader may rewrite.
  .map((text) => text.replace(/[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''))
// Readers turn tabs and line feeds in attributes into blanks.
const ANY_ATTRIBUTE = ANY_TEXT.map((text) => text.replace(/[\t\n]/g, ''))

const { content: ANY_CONTENT } = fc.letrec<{ content: XmlContent }>((tie) => ({
  content: fc
    .tuple(
      fc.dictionary(
        ANY_NAME.map((name) => `@${name}`),
        ANY_ATTRIBUTE,
        { maxKeys: 2, noNullPrototype: true },
      ),
      fc.oneof(
        { depthSize: 'small' },
        ANY_TEXT.map((text) => ({ '#text': text })),
        fc.dictionary(ANY_NAME, fc.array(tie('content'), { minLength: 1, maxLength: 3 }), {
          maxKeys: 3,
          noNullPrototype: true,
        }),
      ),
    )
    .map(([attributes, inner]) => ({ ...attributes, ...inner })),
}))

/** What reading should give, for contents whose children are all in lists. */
function toElement(name: string, content: XmlContent): XmlElement {
  const attributes: Record<string, string> = {}
  const children: XmlElement[] = []
  for (const [key, value] of Object.entries(content)) {
    if (key.startsWith('@')) attributes[key.slice(1)] = String(value)
    else if (Array.isArray(value)) children.push(...value.map((child) => toElement(key, child)))
  }
  return { name, attributes, children, text: String(content['#text'] ?? '') }
}

describe('an XML document', () => {
  it('is read as it was written, whatever is in it', () => {
    fc.assert(
      fc.property(ANY_CONTENT, (content) => {
        expect(readXml(writeXml({ Document: content }))).toEqual(toElement('Document', content))
      }),
      { numRuns: 1_000 },
    )
  })

  it.each(['\u0000', '\u001b', '\ud800', '\ufffe'])('cannot hold the character %j', (text) => {
    expect(() => writeXml({ Nm: text })).toThrow(TypeError)
    expect(() => writeXml({ Nm: { '@k': text, '#text': 'x' } })).toThrow(TypeError)
  })

  it('may have a byte order mark, prefixes, comments, CDATA, instructions and the five known entities', () => {
    const root = readXml(
      '\uFEFF<?xml version="1.0"?>\n<!-- a > b --><?pi x?><p:a xmlns:p="urn:x" p:k="1&amp;2">\n' +
        '<p:b>x &#x142;&#322;&lt;&gt;&quot;&apos;</p:b><c/><![CDATA[<&]]></p:a>\n',
    )
    expect(root?.name).toBe('a')
    expect(root?.attributes).toEqual({ 'xmlns:p': 'urn:x', 'p:k': '1&2' })
    expect(root && findText(root, 'b')).toBe('x łł<>"\'')
    expect(root?.text.trim()).toBe('<&')
  })

  it('joins the text around comments and CDATA', () => {
    expect(readXml('<a>1<!-- x -->2<![CDATA[3]]>4</a>')?.text).toBe('1234')
  })

  it('is searched by the names of its elements', () => {
    const root = readXml('<r><a><b>1</b></a><a><b>2</b><b>3</b></a></r>')
    expect(root && findElements(root, 'a/b').map(({ text }) => text)).toEqual(['1', '2', '3'])
    expect(root && findText(root, 'a/c')).toBeNull()
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
    '<a><!-- a -- b --></a>',
    '<a><![CDATA[ </a>',
    '<a>\u0001</a>',
    '<a><?xml version="1.0"?></a>',
    '<!DOCTYPE a><a/>',
    '<a/ >',
    '< a/>',
    '</a/>',
    '<1a/>',
  ])('is refused when it is not well-formed: %j', (text) => {
    expect(readXml(text)).toBeNull()
  })
})

describe('a hostile XML document', () => {
  const laughs = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY lol${at + 1} "${`&lol${at};`.repeat(10)}">`,
  ).join('')

  it.each([
    ['a billion laughs', `<!DOCTYPE a [<!ENTITY lol0 "lol">${laughs}]><a>&lol9;</a>`],
    [
      'one large entity, used often',
      `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(9_999)}">]><a>${'&b;'.repeat(9_999)}</a>`,
    ],
    ['an external entity', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
    ['an external document type', '<!DOCTYPE a SYSTEM "http://127.0.0.1/a.dtd"><a/>'],
    ['a parameter entity', '<!DOCTYPE a [<!ENTITY % b SYSTEM "file:///etc/passwd"> %b;]><a/>'],
    ['a document type behind a comment', '<?xml version="1.0"?><!-- x --><!DOCTYPE a><a/>'],
    ['an entity without a declaration', '<a>&lol9;</a>'],
  ])('with %s is refused', (_, text) => {
    expect(readXml(text)).toBeNull()
  })

  it('may not be deeper than messages of banks ever are', () => {
    const nest = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)
    expect(readXml(nest(50))?.name).toBe('a')
    expect(readXml(nest(51))).toBeNull()
    expect(readXml(nest(200_000))).toBeNull()
  })

  it('may not be longer than the largest report', () => {
    const fill = (length: number) => `<a>${'x'.repeat(length - 7)}</a>`
    expect(readXml(fill(MAX_XML_LENGTH))?.name).toBe('a')
    expect(readXml(fill(MAX_XML_LENGTH + 1))).toBeNull()
  })

  it('in another encoding is refused, unless its text survives the difference', () => {
    const utf16 = Buffer.from('\uFEFF<a>1</a>', 'utf16le')
    expect(readXml(utf16.toString('utf8'))).toBeNull()
    expect(readXml(utf16.toString('latin1'))).toBeNull()
    expect(readXml('<?xml version="1.0" encoding="ISO-8859-1"?><a>ä</a>')?.text).toBe('ä')
  })

  it('takes no longer than its length explains', () => {
    const long = 40_000
    const startedAtMs = performance.now()
    for (const text of [
      '<a>'.repeat(long),
      `<a${' '.repeat(long)}`,
      `<a ${'b="" '.repeat(long)}`,
      `<${'a'.repeat(long)}`,
      '&'.repeat(long),
      `<a>${'&#'.repeat(long)}</a>`,
      `<a>${'<!--'.repeat(long)}</a>`,
    ])
      expect(readXml(text)).toBeNull()
    expect(readXml(`<a>${'&#65;'.repeat(long)}</a>`)?.text).toBe('A'.repeat(long))
    expect(performance.now() - startedAtMs).toBeLessThan(10_000)
  })
})
