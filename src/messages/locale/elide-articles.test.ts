import { describe, expect, it } from 'vitest'
import { compileMessages } from '#messages/compile-messages.ts'
import { CORRESPONDENCE } from '#messages/correspondence/correspondence.ts'
import { createTranslate } from '#messages/format-message.ts'
import { MESSAGES } from '#messages/messages.ts'
import { elideArticles } from './elide-articles.ts'
import { formatCalendarDay } from './format-day.ts'

describe('an Italian article', () => {
  it.each([
    ['entro il 8 novembre', 'entro l’8 novembre'],
    ['entro il 11 novembre', 'entro l’11 novembre'],
    ['dal 8 al 11 novembre', 'dall’8 all’11 novembre'],
    ['del 8 novembre, nel 800, sul 8%', 'dell’8 novembre, nell’800, sull’8%'],
    ['Il 8 novembre', 'L’8 novembre'],
    ['entro il 08/11/2026', 'entro l’08/11/2026'],
    ['il 80 % del prezzo', 'l’80 % del prezzo'],
  ])('loses its vowel: %j is %j', (text, expected) => {
    expect(elideArticles(text)).toBe(expected)
  })

  it.each([
    'entro il 1º novembre',
    'entro il 9 novembre',
    'dal 18 novembre',
    'il 110 %',
    'il 28/11/2026',
    'un canal 8',
    'il dispositivo',
  ])('stays in %j', (text) => {
    expect(elideArticles(text)).toBe(text)
  })
})

describe('an Italian message with a date', () => {
  const translate = createTranslate(compileMessages(MESSAGES.it, 'it-IT'), 'it-IT')
  const sendBy = (day: number) =>
    translate('STATUS_LABEL_ISSUED_TEXT', {
      date: formatCalendarDay('it-IT', { year: 2026, month: 11, day }),
    })

  it.each([
    [1, 'entro il 1º novembre 2026'],
    [8, 'entro l’8 novembre 2026'],
    [9, 'entro il 9 novembre 2026'],
    [11, 'entro l’11 novembre 2026'],
    [18, 'entro il 18 novembre 2026'],
  ])('names day %i with its article', (day, expected) => {
    expect(sendBy(day)).toContain(expected)
  })

  it('is the only one that changes: Spanish keeps “al 8”', () => {
    const spanish = createTranslate(
      compileMessages({ ...MESSAGES.es, PAGE_TITLE: 'del {title} al {brand}' }, 'es-ES'),
      'es-ES',
    )
    expect(spanish('PAGE_TITLE', { title: '8', brand: '11' })).toBe('del 8 al 11')
  })
})

it('no Italian message puts a date behind “entro” or “scade” without its article', () => {
  const loose = Object.entries({ ...MESSAGES.it, ...CORRESPONDENCE.it }).filter(([, text]) =>
    /\b(?:entro|scade|scadono) \{(?:date|moment)\}/.test(text),
  )
  expect(loose).toEqual([])
})
