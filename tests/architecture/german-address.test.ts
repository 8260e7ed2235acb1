import { describe, expect, it } from 'vitest'
import { CORRESPONDENCE, CORRESPONDENCE_TEXTS } from '#messages/correspondence/correspondence.ts'
import { MESSAGES, TEXTS } from '#messages/messages.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { readQuestionTexts } from '#server/modules/questions/question-texts.ts'
import { isFamiliar } from '../support/familiar-german.ts'
import { findWrongAddress } from '../support/words/address-forms.ts'
import { SHOP_TEXTS, type ShopText } from '../support/words/shop-texts.ts'

/** Not addressed to a business: the team that answers, a partner's customers, and a console's own menu. */
const NOT_FOR_BUSINESSES = new Set([
  'MAIL_CONTACT_LINKS',
  'HOME_PARTNER',
  'HOME_PARTNER_LEAD',
  'LOCK_PLAYSTATION_2',
])

const listFamiliar = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts)
    .filter(([key]) => !NOT_FOR_BUSINESSES.has(key))
    .filter(([, text]) => isFamiliar(text))
    .map(([key, text]) => `${key}: ${text}`)

/** A business is greeted without a name: with Sie, a first name sounds wrong. */
const listPlaceholders = (text: string) =>
  [...text.matchAll(/\{([a-z]\w*)(?=[,}])/g)].map(([, name]) => name).filter((name) => name !== 'firstName')

describe('German for businesses', () => {
  it.each(['de-business', 'at-business'] as const)('says Sie on every page of %s', (set) => {
    expect(listFamiliar(TEXTS[set])).toEqual([])
  })

  it.each(['de-business', 'at-business'] as const)('says Sie in every mail and paper of %s', (set) => {
    expect(listFamiliar(CORRESPONDENCE_TEXTS[set])).toEqual([])
  })

  it.each([
    ['de-business', 'de'],
    ['at-business', 'at'],
  ] as const)('shows the same values in %s as in %s', (set, market) => {
    for (const [key, text] of Object.entries(TEXTS[set])) {
      const familiar = MESSAGES[market][key as keyof (typeof MESSAGES)['de']]
      expect(new Set(listPlaceholders(text)), key).toEqual(new Set(listPlaceholders(familiar)))
    }
  })

  it.each([
    ['de-business', 'de'],
    ['at-business', 'at'],
  ] as const)('shows the same values in mails of %s as of %s', (set, market) => {
    for (const [key, text] of Object.entries(CORRESPONDENCE_TEXTS[set])) {
      const familiar = CORRESPONDENCE[market][key as keyof (typeof CORRESPONDENCE)['de']]
      expect(new Set(listPlaceholders(text)), key).toEqual(new Set(listPlaceholders(familiar)))
    }
  })

  it('needs no form of its own for condition questions, because they address nobody', () => {
    const texts = Object.entries(readQuestionTexts(DATA_FOLDER).de).flatMap(
      ([code, { question, description, fact }]) => [
        [`${code} question`, question],
        [`${code} description`, description],
        [`${code} fact`, fact ?? ''],
      ],
    )
    expect(listFamiliar(Object.fromEntries(texts))).toEqual([])
  })

  it('says Sie on the page for businesses', () => {
    const page = SHOP_TEXTS.filter(({ place }) => place.includes('/b2b-landing.md'))
    expect(page.length).toBeGreaterThan(10)
    expect(page.filter(({ text }) => isFamiliar(text)).map(({ place }) => place)).toEqual([])
  })

  it('is recognised: the texts for people would fail', () => {
    expect(listFamiliar(MESSAGES.de).length).toBeGreaterThan(300)
  })
})

/** Only businesses read these, so they have no form for people. */
const ONLY_FOR_BUSINESSES =
  /_BUSINESS|^(?:B2B|SCREEN_B2B|CAP|REQUEST|MAIL_REQUEST|MAIL_OFFER|INDIVIDUAL|SCREEN_INDIVIDUAL|PORTAL|LIST_ROW)_|^(?:PROBLEM_VAT_ID|REGISTER_COMPANY|MANAGEMENT_COMPANY)|b2b-landing\.md/

const listForPeople = (market: string): readonly ShopText[] =>
  SHOP_TEXTS.filter(({ set, place }) => set === market && !ONLY_FOR_BUSINESSES.test(place))

describe('German for people', () => {
  it.each(['de', 'at'] as const)('never says Sie or ihr in %s', (market) => {
    const wrong = listForPeople(market).flatMap(({ place, text }) =>
      findWrongAddress(text, 'de').map((said) => `${place}: ${said}: ${text}`),
    )
    expect(wrong).toEqual([])
  })

  it.each([
    ['Wir schicken Ihnen einen Link.', ['Ihnen']],
    ['Öffnen Sie die E-Mail.', ['Öffnen Sie']],
    ['Ihre Geräte sind da.', ['Ihre']],
    ['Hier seht ihr euer Angebot, ihr könnt es annehmen.', ['euer', 'ihr könnt']],
  ])('would be found: %s', (text, said) => {
    expect(findWrongAddress(text, 'de')).toEqual(said)
  })

  it.each([
    'Die Nummer ist wichtig. Sie steht auf dem Etikett.',
    'Der Paketdienst und seine Filialen, mit ihrem Beleg',
  ])('may speak of others: %s', (text) => {
    expect(findWrongAddress(text, 'de')).toEqual([])
  })
})
