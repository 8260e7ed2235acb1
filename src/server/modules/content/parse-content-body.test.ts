import { describe, expect, it } from 'vitest'
import type { Inline } from '#domain/content/content-page.ts'
import { buildHeadingId, parseContentBody } from '#server/modules/content/parse-content-body.ts'

const parse = (markdown: string) => parseContentBody(markdown, (target) => `resolved(${target})`)

const text = (value: string): Inline => ({ kind: 'text', text: value })

const parseInlines = (markdown: string): readonly Inline[] => {
  const [block] = parse(markdown)
  return block?.kind === 'paragraph' ? block.content : []
}

/** The visible text. */
const plainText = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (inline.kind === 'text' ? inline.text : plainText(inline.children))).join('')

describe('a content page', () => {
  it('consists of headings, paragraphs, lists and tables', () => {
    const markdown = [
      '## Big & small',
      '### Smaller',
      'A **bold** word.',
      '',
      '- one\n- two **bold**',
      '',
      '1. first\n2. second',
      '',
      '| Name | Value |\n|---|---|\n| a | **b** |',
    ].join('\n')
    expect(parse(markdown)).toEqual([
      { kind: 'heading', level: 2, id: 'big-small', text: 'Big & small' },
      { kind: 'heading', level: 3, id: 'smaller', text: 'Smaller' },
      {
        kind: 'paragraph',
        content: [text('A '), { kind: 'bold', children: [text('bold')] }, text(' word.')],
      },
      {
        kind: 'list',
        isOrdered: false,
        items: [[text('one')], [text('two '), { kind: 'bold', children: [text('bold')] }]],
      },
      { kind: 'list', isOrdered: true, items: [[text('first')], [text('second')]] },
      {
        kind: 'table',
        head: [[text('Name')], [text('Value')]],
        rows: [[[text('a')], [{ kind: 'bold', children: [text('b')] }]]],
      },
    ])
  })

  it.each([
    ['a heading of the first level', '# Title'],
    ['a heading of the fourth level', '#### Deep'],
    ['a quotation', '> said'],
    ['code', '    code'],
    ['fenced code', '```\ncode\n```'],
    ['a line', 'a\n\n***\n\nb'],
    ['raw markup', '<div>x</div>'],
    ['markup in a sentence', 'a <b>bold</b> word'],
    ['a script', '<script>alert(1)</script>'],
    ['a picture', '![alt](x.png)'],
    ['slanted text', 'an *important* word'],
    ['struck text', 'an ~~old~~ word'],
    ['code in a sentence', 'the `code`'],
    ['a forced line break', 'a  \nb'],
    ['a list in a list', '- a\n  - b'],
    ['a list to tick off', '- [ ] task'],
    ['a link definition', '[a]: https://a.example'],
  ])('with %s is an error, not a gap', (_, markdown) => {
    expect(() => parse(markdown)).toThrow(/^Content pages do not support "/)
  })

  it.each([
    'Terms & conditions "as is", that\'s it',
    'a < b and b > a',
    'R&D; AT&T',
    '5 * 3 = 15, a_b_c',
    '100 % – “quoted”, ‘single’, Grüße, żółć',
  ])('keeps every character of %j', (sentence) => {
    expect(plainText(parseInlines(sentence))).toBe(sentence)
  })

  it('keeps escaped characters', () => {
    expect(plainText(parseInlines('\\*not slanted\\* and \\# no heading'))).toBe(
      '*not slanted* and # no heading',
    )
  })

  it('is empty without text', () => {
    expect(parse('')).toEqual([])
    expect(parse('\n\n')).toEqual([])
  })
})

describe('links in a content page', () => {
  it.each([
    ['[terms](content:terms)', 'resolved(content:terms)', 'terms'],
    ['[write & ask](route:contact)', 'resolved(route:contact)', 'write & ask'],
    ['[mail](mailto:service@sell.example)', 'resolved(mailto:service@sell.example)', 'mail'],
    ['service@sell.example', 'resolved(mailto:service@sell.example)', 'service@sell.example'],
    ['<service@sell.example>', 'resolved(mailto:service@sell.example)', 'service@sell.example'],
    ['[ä](content:über)', 'resolved(content:über)', 'ä'],
  ])('%s leads to %s', (markdown, href, label) => {
    expect(parseInlines(markdown)).toEqual([{ kind: 'link', href, children: [text(label)] }])
  })

  it.each(['www.sell-de.example', 'https://www.sell-de.example/?a=1&b=2'])(
    'a bare %s is a name and no link',
    (address) => {
      const inlines = parseInlines(`at ${address} today`)
      expect(inlines.every(({ kind }) => kind === 'text')).toBe(true)
      expect(plainText(inlines)).toBe(`at ${address} today`)
    },
  )

  it('in lists, tables and bold text are found as well', () => {
    const link = { kind: 'link', href: 'resolved(content:terms)', children: [text('t')] }
    expect(parse('- [t](content:terms)')).toEqual([{ kind: 'list', isOrdered: false, items: [[link]] }])
    expect(parseInlines('**[t](content:terms)**')).toEqual([{ kind: 'bold', children: [link] }])
    expect(parse('| a |\n|---|\n| [t](content:terms) |')).toMatchObject([{ rows: [[[link]]] }])
  })

  it('that cannot be resolved stop the page', () => {
    const refuse = (target: string): string => {
      throw new Error(`Unknown link ${target}`)
    }
    expect(() => parseContentBody('[x](https://evil.example)', refuse)).toThrow('https://evil.example')
  })
})

describe('headings of a content page', () => {
  it.each([
    ['1. Scope and parties', '1-scope-and-parties'],
    ['Größe & Maß', 'grosse-mass'],
    ['Łączność i żółć', 'lacznosc-i-zolc'],
    ['¿Qué pasa?', 'que-pasa'],
    ['  À propos  ', 'a-propos'],
    ['« L’envoi »', 'l-envoi'],
  ])('%s have the id #%s', (heading, id) => {
    expect(buildHeadingId(heading)).toBe(id)
  })

  it('show their text without escape characters', () => {
    expect(parse('## 1\\. Scope \\*new\\*')).toMatchObject([{ kind: 'heading', text: '1. Scope *new*' }])
  })

  it('with markup are an error, because the shop shows headings as plain text', () => {
    for (const markdown of ['## A **bold** heading', '## See [terms](content:terms)', '## The `code`'])
      expect(() => parse(markdown), markdown).toThrow(/^Content pages do not support "/)
  })
})

describe('a picture in a text', () => {
  const parse = (text: string) => parseContentBody(text, (target) => target)

  it('is a drawing of the shop, alone in its paragraph', () => {
    expect(parse('![A phone](art:hero)')).toEqual([{ kind: 'picture', name: 'hero', alt: 'A phone' }])
  })

  it.each(['![x](art:unicorn)', '![x](https://elsewhere.example/x.png)', 'words ![x](art:hero)'])(
    'is an error otherwise: %s',
    (text) => {
      expect(() => parse(text)).toThrow('do not support')
    },
  )

  it('is shown as it was typed in a draft', () => {
    const blocks = parseContentBody('![x](art:unicorn)', String, ({ raw }) => raw)
    expect(blocks).toEqual([{ kind: 'paragraph', content: [{ kind: 'text', text: '![x](art:unicorn)' }] }])
  })
})
