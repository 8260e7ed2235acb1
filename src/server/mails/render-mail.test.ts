import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKETS } from '#markets/markets.ts'
import type { MailBlock, MailContent } from './mail-content.ts'
import { type MailFrame, renderMail } from './render-mail.ts'

const FRAME: MailFrame = { market: MARKETS.de, brand: { name: 'Shop' }, footer: ['Shop GmbH, Berlin'] }

const contentWith = (blocks: readonly MailBlock[], overrides: Partial<MailContent> = {}): MailContent => ({
  subject: 'Ihr Verkauf',
  preheader: 'Der Preis steht',
  title: 'Ihr Preis steht',
  blocks,
  ...overrides,
})

const htmlOf = (...blocks: readonly MailBlock[]) => renderMail(contentWith(blocks), FRAME).html

/** A mail with the same value in every place that takes one. */
const everywhere = (value: string): MailContent =>
  contentWith(
    [
      { kind: 'paragraph', text: value },
      { kind: 'facts', title: value, rows: [{ label: value, value }] },
      { kind: 'amounts', title: value, rows: [{ label: value, amount: value, isTotal: true }] },
      { kind: 'steps', title: value, steps: [{ title: value, text: value }] },
      { kind: 'button', label: value, url: 'https://shop.example/' },
      { kind: 'choices', title: value, choices: [{ label: value, url: 'https://shop.example/' }] },
      { kind: 'note', text: value },
      { kind: 'picture', source: { cid: 'code.png' }, alt: value, width: 100, height: 100 },
    ],
    { subject: value, preheader: value, title: value },
  )

const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? []

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title></style><b>',
  '<!--[if mso]>',
  '&lt;i&gt;&#60;',
  '\'"`',
  '{{name}} $& $1',
]

describe('a value in a mail', () => {
  const render = (value: string) =>
    renderMail(everywhere(value), { ...FRAME, brand: { name: value }, footer: [value] }).html

  it.each(HOSTILE)('stays text: %s', (value) => {
    const plain = tagsOf(render('x')).map((tag) => tag.replace('alt="x"', 'alt=""'))
    const hostile = tagsOf(render(value)).map((tag) => tag.replace(/alt="[^"]*"/, 'alt=""'))
    expect(hostile).toEqual(plain)
  })

  it('adds no tag and no control character, whatever it is', () => {
    const count = tagsOf(render('x').replaceAll('<br>', '')).length
    const values = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(values, (value) => {
        const html = render(`x${value}`)
        expect(tagsOf(html.replaceAll('<br>', ''))).toHaveLength(count)
        expect(html).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufffe]/u)
        expect(html.isWellFormed()).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('keeps its lines', () => {
    expect(htmlOf({ kind: 'paragraph', text: 'Erika\r\nMuster\u2028Berlin' })).toContain(
      'Erika<br>Muster<br>Berlin',
    )
  })

  it('cannot turn the direction of what stands beside it', () => {
    const html = htmlOf({ kind: 'facts', rows: [{ label: 'Name', value: '\u202eمحمد 12' }] })
    expect(html).toContain('<bdi>محمد 12</bdi>')
  })
})

describe('a mail as HTML', () => {
  it.each(Object.values(MARKETS))('names the language of the market $id', (market) => {
    expect(renderMail(contentWith([]), { ...FRAME, market }).html).toContain(`<html lang="${market.locale}"`)
  })

  it.each([
    ['default', '#0a6b43'],
    ['b2bWidget', '#1f4e79'],
    ['agan', '#6b2d5c'],
  ] as const)('in the mode %s has the accent %s', (shopMode, accent) => {
    const { html } = renderMail(
      contentWith([{ kind: 'button', label: 'Ansehen', url: 'https://shop.example/' }]),
      {
        ...FRAME,
        shopMode,
      },
    )
    expect(html).toContain(`bgcolor="${accent}"`)
  })

  it('shows its preheader before everything else, hidden in the mail itself', () => {
    const html = htmlOf()
    expect(html.indexOf('Der Preis steht')).toBeLessThan(html.indexOf('Ihr Preis steht'))
    expect(html).toMatch(/<div[^>]*display:none[^>]*>Der Preis steht/)
  })

  it('is at most 600 pixels wide, knows the dark scheme and has no script and no style from elsewhere', () => {
    const html = htmlOf()
    expect(html).toContain('max-width:600px')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
    expect(html).not.toMatch(/<script|<link|@import|url\(/)
  })

  it('describes a picture and gives it its room before it is loaded', () => {
    const html = htmlOf({
      kind: 'picture',
      source: { cid: 'code.png' },
      alt: 'Code "A"',
      width: 168,
      height: 168,
    })
    expect(html).toContain('<img src="cid:code.png" alt="Code &quot;A&quot;" width="168" height="168"')
  })

  it('leads to addresses with all their parameters', () => {
    const html = htmlOf({ kind: 'button', label: 'Ansehen', url: 'https://shop.example/a?b=1&c="' })
    expect(html).toContain('href="https://shop.example/a?b=1&amp;c=%22"')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '/verkauf/1', ''])('never leads to %j', (url) => {
    expect(() => htmlOf({ kind: 'button', label: 'Ansehen', url })).toThrow()
    expect(() => htmlOf({ kind: 'picture', source: { url }, alt: '', width: 1, height: 1 })).toThrow()
  })
})
