import { describe, expect, it } from 'vitest'
import { compileMessages } from '#messages/compile-messages.ts'
import { CORRESPONDENCE } from '#messages/correspondence/correspondence.ts'
import { createTranslate } from '#messages/format-message.ts'
import { MESSAGES } from '#messages/messages.ts'
import { bindText } from './bind-text.ts'
import { joinList } from './join-list.ts'
import { nameCountry } from './name-country.ts'

/** Shows bound blanks, which look like plain ones: ~ for U+00A0, ^ for U+202F. */
const show = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '^')

describe('a text', () => {
  it.each([
    ['pl', 'w domu i w pracy, z Polski', 'w~domu i~w~pracy, z~Polski'],
    ['pl', 'W paczce. A potem „o tym”', 'W~paczce. A~potem „o~tym”'],
    ['pl', 'w {city} i {count} u # sztuk', 'w~{city} i~{count} u~# sztuk'],
    [
      'pl',
      '{count, plural, one {w # dniu} other {w # dni}}',
      '{count, plural, one {w~# dniu} other {w~# dni}}',
    ],
    ['pl', 'na stole, za oknem, aż do 5 cm i 3 % ceny', 'na stole, za oknem, aż do 5~cm i~3~% ceny'],
    ['pl', 'Multimedia i\u00a0telefon', 'Multimedia i~telefon'],
    ['de', 'a b, 128 GB, 9,00 € und 3 %', 'a b, 128~GB, 9,00~€ und 3~%'],
    ['de', '§ 36 VSBG, Art. 6, Nr. 4, Abs. 1', '§~36 VSBG, Art.~6, Nr.~4, Abs.~1'],
    ['de', '5 Geräte, 3 Monate, {hours} h', '5 Geräte, 3 Monate, {hours}~h'],
    ['fr', 'Pas de fiche ? Voici : « oui » ; non !', 'Pas de fiche^? Voici~: «~oui~»^; non^!'],
    ['fr', '128 Go à 9,00 €', '128~Go à 9,00~€'],
    ['en', 'a box of 5 cm: is it?', 'a box of 5~cm: is it?'],
  ])('in %s, %j is bound as %j', (language, text, expected) => {
    expect(show(bindText(language, text))).toBe(expected)
  })

  it('is bound once: again changes nothing', () => {
    for (const [language, texts] of Object.entries({ pl: MESSAGES.pl, fr: MESSAGES.fr }))
      for (const text of Object.values(texts)) {
        const bound = bindText(language, text)
        expect(bindText(language, bound)).toBe(bound)
      }
  })
})

describe('Polish', () => {
  const LOOSE = /(?<![\p{L}\d])[aiouwz] /giu

  it.each([
    ['pages', MESSAGES.pl],
    ['mails and papers', CORRESPONDENCE.pl],
  ])('texts of %s leave no word of one letter at the end of a line', (_, texts) => {
    expect(JSON.stringify(compileMessages<string>(texts, 'pl-PL')).match(LOOSE)).toBeNull()
  })

  it('binds a word to the value that follows it', () => {
    const translate = createTranslate(compileMessages(MESSAGES.pl, 'pl-PL'), 'pl-PL')
    expect(show(translate('PARCEL_QR', { carrier: 'DHL' }))).toMatch(/\bw~punkcie/)
  })
})

describe('a list', () => {
  it.each([
    ['de-DE', '7, 14 und 19', '7, 14 oder 19'],
    ['en-IE', '7, 14 and 19', '7, 14 or 19'],
    ['es-ES', '7, 14 y 19', '7, 14 o 19'],
    ['fr-FR', '7, 14 et 19', '7, 14 ou 19'],
    ['it-IT', '7, 14 e 19', '7, 14 o 19'],
    ['pl-PL', '7, 14 i~19', '7, 14 lub 19'],
  ])('in %s is joined as its readers do', (locale, and, or) => {
    const parts = ['7', '14', '19']
    expect({ and: show(joinList(locale, parts)), or: joinList(locale, parts, 'disjunction') }).toEqual({
      and,
      or,
    })
  })
})

describe('a country', () => {
  it.each([
    ['de-AT', 'Deutschland'],
    ['en-IE', 'Germany'],
    ['es-ES', 'Alemania'],
    ['fr-FR', 'Allemagne'],
    ['it-IT', 'Germania'],
    ['pl-PL', 'Niemcy'],
  ])('is named in the language of %s', (locale, expected) => {
    expect(nameCountry(locale, 'DE')).toBe(expected)
  })

  it.each(['', 'Hof', 'de', 'D3'])('that is none, %j, is left as it is', (code) => {
    expect(nameCountry('de-DE', code)).toBe(code)
  })
})
