import { describe, expect, it } from 'vitest'
import { CORRESPONDENCE, CORRESPONDENCE_TEXTS } from '#messages/correspondence/correspondence.ts'
import { MESSAGES, TEXTS } from '#messages/messages.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { readQuestionTexts } from '#server/modules/questions/question-texts.ts'
import { isFamiliar } from '../support/familiar-german.ts'

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

const listPlaceholders = (text: string) => [...text.matchAll(/\{([a-z]\w*)(?=[,}])/g)].map(([, name]) => name)

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

  it('is recognised: the texts for people would fail', () => {
    expect(listFamiliar(MESSAGES.de).length).toBeGreaterThan(300)
  })
})
