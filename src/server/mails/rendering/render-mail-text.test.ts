import { describe, expect, it } from 'vitest'
import type { MailBlock } from './mail-content.ts'
import { renderMailText } from './render-mail-text.ts'

const renderTextIn = (language: string, blocks: readonly MailBlock[]) =>
  renderMailText(
    { subject: '', preheader: '', title: 'Ihr Preis steht', blocks },
    { language, footer: [] },
  ).slice('Ihr Preis steht\n===============\n\n'.length, -1)

const renderText = (...blocks: readonly MailBlock[]) => renderTextIn('de-DE', blocks)

describe('a mail as plain text', () => {
  it('has a title, blocks and a footer that replies leave out', () => {
    const content = {
      subject: 'Ihr Verkauf',
      preheader: 'Kurz',
      title: 'Ihr Preis steht',
      blocks: [
        { kind: 'paragraph', text: 'Guten Tag,\r\nvielen Dank.' },
        { kind: 'divider' },
        { kind: 'note', text: 'Zwei\nZeilen' },
      ] as const,
    }
    expect(renderMailText(content, { language: 'de-DE', footer: ['Shop GmbH', 'Berlin'] })).toBe(
      [
        'Ihr Preis steht',
        '===============',
        '',
        'Guten Tag,',
        'vielen Dank.',
        '',
        '-'.repeat(44),
        '',
        '* Zwei',
        '  Zeilen',
        '',
        '-- ',
        'Shop GmbH',
        'Berlin',
        '',
      ].join('\n'),
    )
  })

  it('aligns amounts in one column', () => {
    const rows = [
      { label: 'Grundpreis', amount: '420,00 €' },
      { label: 'Gutschein für Ihre allererste Einsendung', amount: '+10,00 €' },
      { label: 'Auszahlung', amount: '430,00 €', isTotal: true },
    ]
    expect(renderText({ kind: 'amounts', title: 'iPhone 13', rows }).split('\n')).toEqual([
      'iPhone 13',
      '---------',
      'Grundpreis                          420,00 €',
      'Gutschein für Ihre allererste Einsendung',
      '                                    +10,00 €',
      '============================================',
      'Auszahlung                          430,00 €',
    ])
  })

  it('numbers steps and keeps their texts under their titles', () => {
    const steps = [{ title: 'Verpacken', text: 'Karton\nund Papier' }, { title: 'Abgeben' }]
    expect(renderText({ kind: 'steps', steps })).toBe('1. Verpacken\n   Karton\n   und Papier\n2. Abgeben')
  })

  it('spells out where a button leads and what a picture shows', () => {
    const button = { kind: 'button', label: 'Stand ansehen', url: 'https://shop.example/a?b=1&c=2' } as const
    expect(renderText(button)).toBe('Stand ansehen:\nhttps://shop.example/a?b=1&c=2')
    const source = { cid: 'code.png' }
    expect(renderText({ kind: 'picture', source, alt: 'Code\n42', width: 9, height: 9 })).toBe('[Code 42]')
  })

  it('lists choices one below the other, each with its address', () => {
    const choices = [
      { label: 'Annehmen', url: 'https://shop.example/a' },
      { label: 'Zurückschicken', url: 'https://shop.example/b' },
    ]
    expect(renderText({ kind: 'choices', title: 'Ihre Antwort', choices })).toBe(
      'Ihre Antwort\n------------\nAnnehmen:\nhttps://shop.example/a\n\nZurückschicken:\nhttps://shop.example/b',
    )
  })

  it('leaves HTML as typed and drops control characters', () => {
    expect(renderText({ kind: 'paragraph', text: '<b>5 & 6</b>\u0000\u0007\u202e!' })).toBe('<b>5 & 6</b>!')
  })

  it('keeps a right-to-left name apart from its label', () => {
    const rows = [{ label: 'Name', value: 'محمد' }]
    expect(renderText({ kind: 'facts', rows })).toBe('Name: \u2068محمد\u2069')
  })

  it('leaves out an empty paragraph', () => {
    expect(renderText({ kind: 'paragraph', text: ' \u0000 ' }, { kind: 'paragraph', text: 'Text' })).toBe(
      'Text',
    )
  })

  it('puts a space before the colon in French', () => {
    const facts: MailBlock = { kind: 'facts', rows: [{ label: 'Numéro', value: '1' }] }
    expect(renderTextIn('fr-FR', [facts])).toBe('Numéro\u00a0: 1')
  })
})
