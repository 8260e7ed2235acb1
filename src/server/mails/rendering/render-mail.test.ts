import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STARTING_COLOURS } from '#domain/partners/starting-colours.ts'
import { MARKETS } from '#markets/markets.ts'
import type { MailBlock, MailContent } from './mail-content.ts'
import { type MailFrame, renderMail } from './render-mail.ts'

const FRAME: MailFrame = { market: MARKETS.de, brand: { name: 'Shop' }, footer: ['Shop GmbH, Berlin'] }

const buildContent = (blocks: readonly MailBlock[], overrides: Partial<MailContent> = {}): MailContent => ({
  subject: 'Ihr Verkauf',
  preheader: 'Der Preis steht',
  title: 'Ihr Preis steht',
  blocks,
  ...overrides,
})

const renderHtml = (...blocks: readonly MailBlock[]) => renderMail(buildContent(blocks), FRAME).html

/** A mail with the same value in every place that takes one. */
const everywhere = (value: string): MailContent =>
  buildContent(
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

const listTags = (html: string) => html.match(/<[^>]*>/g) ?? []

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
    const plain = listTags(render('x')).map((tag) => tag.replace('alt="x"', 'alt=""'))
    const hostile = listTags(render(value)).map((tag) => tag.replace(/alt="[^"]*"/, 'alt=""'))
    expect(hostile).toEqual(plain)
  })

  it('never adds a tag or a control character', () => {
    const count = listTags(render('x').replaceAll('<br>', '')).length
    const values = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(values, (value) => {
        const html = render(`x${value}`)
        expect(listTags(html.replaceAll('<br>', ''))).toHaveLength(count)
        expect(html).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufffe]/u)
        expect(html.isWellFormed()).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('keeps its line breaks', () => {
    expect(renderHtml({ kind: 'paragraph', text: 'Erika\r\nMuster\u2028Berlin' })).toContain(
      'Erika<br>Muster<br>Berlin',
    )
  })

  it('cannot change the direction of its neighbours', () => {
    const html = renderHtml({ kind: 'facts', rows: [{ label: 'Name', value: '\u202eمحمد 12' }] })
    expect(html).toContain('<bdi>محمد 12</bdi>')
  })
})

describe('a mail as HTML', () => {
  it.each(Object.values(MARKETS))('declares the language of the market $id', (market) => {
    expect(renderMail(buildContent([]), { ...FRAME, market }).html).toContain(`<html lang="${market.locale}"`)
  })

  it.each([
    ['default', '#0a6b43'],
    ['b2bWidget', '#1f4e79'],
    ['agan', '#6b2d5c'],
  ] as const)('in the mode %s has the accent %s', (shopMode, accent) => {
    const { html } = renderMail(
      buildContent([{ kind: 'button', label: 'Ansehen', url: 'https://shop.example/' }]),
      {
        ...FRAME,
        shopMode,
      },
    )
    expect(html).toContain(`bgcolor="${accent}"`)
  })

  it('in a partner’s name has the partner’s accent', () => {
    const colours = STARTING_COLOURS.light
    const { html } = renderMail(
      buildContent([{ kind: 'button', label: 'Ansehen', url: 'https://shop.example/' }]),
      { ...FRAME, shopMode: 'agan', partner: { colours: { light: colours, dark: colours } } },
    )
    expect(html).toContain('bgcolor="#0f5a6e"')
  })

  it('in a partner’s name looks the same, whether or not it is about something in the partner’s shop', () => {
    const partner = { colours: { light: STARTING_COLOURS.light, dark: STARTING_COLOURS.light } }
    const about = renderMail(buildContent([]), { ...FRAME, shopMode: 'agan', partner })
    expect(renderMail(buildContent([]), { ...FRAME, partner }).html).toBe(about.html)
  })

  it('starts with its preheader, hidden from the mail itself', () => {
    const html = renderHtml()
    expect(html.indexOf('Der Preis steht')).toBeLessThan(html.indexOf('Ihr Preis steht'))
    expect(html).toMatch(/<div[^>]*display:none[^>]*>Der Preis steht/)
  })

  it('is at most 600 pixels wide, supports the dark scheme, and has no script or external style', () => {
    const html = renderHtml()
    expect(html).toContain('max-width:600px')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
    expect(html).not.toMatch(/<script|<link|@import|url\(/)
  })

  it('describes a picture and reserves its space before it loads', () => {
    const html = renderHtml({
      kind: 'picture',
      source: { cid: 'code.png' },
      alt: 'Code "A"',
      width: 168,
      height: 168,
    })
    expect(html).toContain('<img src="cid:code.png" alt="Code &quot;A&quot;" width="168" height="168"')
  })

  it('links to addresses with all their parameters', () => {
    const html = renderHtml({ kind: 'button', label: 'Ansehen', url: 'https://shop.example/a?b=1&c="' })
    expect(html).toContain('href="https://shop.example/a?b=1&amp;c=%22"')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '/verkauf/1', ''])('never links to %j', (url) => {
    expect(() => renderHtml({ kind: 'button', label: 'Ansehen', url })).toThrow()
    expect(() => renderHtml({ kind: 'picture', source: { url }, alt: '', width: 1, height: 1 })).toThrow()
  })
})
