import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { compileMessages } from '#messages/compile-messages.ts'
import { createTranslate } from '#messages/format-message.ts'
import type { MessageKey, Messages } from '#messages/message-key.ts'
import { MESSAGES } from '#messages/messages.ts'

const withText = (key: MessageKey, text: string): Messages => ({ ...MESSAGES.en, [key]: text })

const translateText = (text: string, locale: string) => {
  const translate = createTranslate(compileMessages(withText('PAGE_TITLE', text), locale), locale)
  return (values?: Parameters<typeof translate>[1]) => translate('PAGE_TITLE', values)
}

const listPlaceholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])

/** The value of every number in a text. */
const COUNT = 1_234

describe('texts of the shop', () => {
  it.each(MARKET_IDS)('of %s show every value, and no syntax', (id) => {
    const translate = createTranslate(compileMessages(MESSAGES[id], MARKETS[id].locale), MARKETS[id].locale)
    // `Object.entries` widens the keys.
    for (const [key, text] of Object.entries(MESSAGES[id]) as [MessageKey, string][]) {
      const names = listPlaceholders(text)
      const shown = translate(key, {
        count: COUNT,
        days: COUNT,
        hours: COUNT,
        years: COUNT,
        excess: COUNT,
        firstName: 'Zofia',
        minutes: COUNT,
        total: COUNT,
        upheld: COUNT,
        rejected: COUNT,
        stars: COUNT,
        ...Object.fromEntries(names.map((name) => [name, `«${name}»`])),
      })
      for (const name of names) expect(shown, key).toContain(`«${name}»`)
      expect(shown, key).not.toMatch(/[{}<>]|undefined/)
      expect(shown.trim(), key).toBe(shown)
      expect(shown, key).not.toBe('')
    }
  })

  it.each([
    ['A {thing} in {place}', { thing: 'phone', place: 'a box' }, 'A phone in a box'],
    ['No placeholder', undefined, 'No placeholder'],
    ['{thing}{thing}', { thing: 'x' }, 'xx'],
    ['{count, plural, =0 {no device} one {# device} other {# devices}}', { count: 0 }, 'no device'],
    ['{count, plural, one {# device} other {# devices}}', { count: 1 }, '1 device'],
    ['{count, plural, one {# device} other {# devices}}', { count: 1_200 }, '1,200 devices'],
    ['{mode, select, agan {partner} other {shop}}', { mode: 'agan' }, 'partner'],
  ])('write %j with %j as %j', (text, values, expected) => {
    expect(translateText(text, 'en-IE')(values)).toBe(expected)
  })

  it.each([
    [1, '1 urządzenie'],
    [3, '3 urządzenia'],
    [5, '5 urządzeń'],
    [22, '22 urządzenia'],
  ])('count %i devices in Polish', (count, expected) => {
    const text = '{count, plural, one {# urządzenie} few {# urządzenia} other {# urządzeń}}'
    expect(translateText(text, 'pl-PL')({ count })).toBe(expected)
  })

  it.each([
    ['de-DE', '2.1.2026'],
    ['fr-FR', '02/01/2026'],
  ])('write a date in %s as the day in Central Europe', (locale, expected) => {
    const date = new Date('2026-01-01T23:30:00Z')
    expect(translateText('{date, date}', locale)({ date })).toContain(expected)
  })

  it('show a value unchanged, whatever it contains', () => {
    const translate = createTranslate(compileMessages(MESSAGES.en, 'en-IE'), 'en-IE')
    fc.assert(
      fc.property(fc.string(), (title) => {
        expect(translate('PAGE_TITLE', { title, brand: '{title}' })).toBe(`${title} – {title}`)
      }),
    )
  })

  it.each(['an open {brace', '{count, plural, one {no other form}}', '{count, unheardOf}', '<b>an open tag'])(
    'with a syntax error stop the build and name the key: %s',
    (text) => {
      expect(() => compileMessages(withText('HEADER_MENU', text), 'en-IE')).toThrow(
        `Message HEADER_MENU is not valid ICU: ${text}`,
      )
    },
  )
})
