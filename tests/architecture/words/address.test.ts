import { describe, expect, it } from 'vitest'
import { findWrongAddress } from '../../support/words/address-forms.ts'
import { languageOf, SHOP_TEXTS } from '../../support/words/shop-texts.ts'

/** Where the reader speaks, to us and in the plural, or chooses how to be addressed. */
const READER_SPEAKS: Readonly<Record<string, readonly string[]>> = {
  es: [
    'CLARIFICATION_RECYCLE_CONFIRM',
    'CLARIFICATION_APPEAL_CONFIRM',
    'CLARIFICATION_DONE_CONFIRM',
    'CONTACT_SUBJECT_CLARIFICATION',
    'PH_BATTERY UNKNOWN',
    'TA_BATTERY UNKNOWN',
    'LA_BATTERY UNKNOWN',
    'CA_SHUTTER UNKNOWN',
  ],
  it: [
    'FOOTER_NEWSLETTER_CONSENT',
    'CONTACT_SUBJECT_CLARIFICATION',
    'PH_BATTERY UNKNOWN',
    'TA_BATTERY UNKNOWN',
    'LA_BATTERY UNKNOWN',
    'CA_SHUTTER UNKNOWN',
    'MO_PACKING KIT',
  ],
  pl: ['NEWSLETTER_SALUTATION_MS', 'NEWSLETTER_SALUTATION_MR'],
}

const findAll = (market: string) =>
  SHOP_TEXTS.filter(({ set, kind }) => set === market && kind !== 'keywords').flatMap((text) =>
    findWrongAddress(text.text, languageOf(text.set)).map((said) => ({ ...text, said })),
  )

// German has a test of its own: german-address.test.ts.
const MARKETS = ['es', 'fr', 'it', 'pl']

describe('the reader', () => {
  it.each(MARKETS)('is addressed alike in every text of %s', (market) => {
    const wrong = findAll(market).filter(({ place }) => !READER_SPEAKS[market]?.includes(place))
    expect(wrong.map(({ place, said, text }) => `${place}: ${said}: ${text}`)).toEqual([])
  })

  it.each(MARKETS)('speaks in %s only where a text is excused', (market) => {
    const places = new Set(findAll(market).map(({ place }) => place))
    expect(READER_SPEAKS[market]?.filter((place) => !places.has(place)) ?? []).toEqual([])
  })

  it.each([
    ['es', 'Revise su correo. Usted decide.', 2],
    ['es', 'Podéis enviarlo gratis.', 1],
    ['fr', 'Tu vends ton téléphone, il t’attend.', 3],
    ['it', 'Qui potete scegliere, è un diritto di Lei.', 2],
    ['it', 'Inserisca il codice', 1],
    ['pl', 'Wysłałeś paczkę? Powinieneś dostać e-mail.', 1],
    ['pl', 'Czy sprawdziłaś twój telefon?', 2],
    ['pl', 'Szanowny Panie, sprawdź dane Pana.', 1],
  ] as const)('would be addressed wrongly in %s: %s', (language, text, count) => {
    expect(findWrongAddress(text, language)).toHaveLength(count)
  })

  it.each([
    ['es', 'Elige tú: puedes pedir que lo revise otro técnico.'],
    ['fr', 'Vous décidez, il a été tenté.'],
    ['it', 'Scegli tu, prima che lui scelga.'],
    ['pl', 'Wyślij paczkę. Twój telefon czeka, a ceny poszły w górę.'],
  ] as const)('is addressed rightly in %s: %s', (language, text) => {
    expect(findWrongAddress(text, language)).toEqual([])
  })
})
