import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { messages as austrian } from '#messages/at/index.ts'
import { messages as english } from '#messages/en/index.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { MESSAGES } from '#messages/messages.ts'
import { sourceFiles } from '../support/source-files.ts'

const KEYS = Object.keys(english) as MessageKey[]

const placeholdersOf = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [element.value, ...placeholdersOf(element.children)]
    const own = [element.value]
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return own
    return [...own, ...Object.values(element.options).flatMap(({ value }) => placeholdersOf(value))]
  })

const placeholders = (text: string) => [...new Set(placeholdersOf(parse(text)))].toSorted()

describe.each(MARKET_IDS)('the texts of %s', (market) => {
  it('have the same keys as English', () => {
    expect(Object.keys(MESSAGES[market]).toSorted()).toEqual(KEYS.toSorted())
  })

  it('have the same placeholders as English', () => {
    const different = KEYS.filter(
      (key) => String(placeholders(MESSAGES[market][key])) !== String(placeholders(english[key])),
    )
    expect(different).toEqual([])
  })

  it('are not empty, not loud and set with real quotation marks', () => {
    const bad = KEYS.filter(
      (key) => MESSAGES[market][key].trim() === '' || /!|'|"|\.\.\./.test(MESSAGES[market][key]),
    )
    expect(bad).toEqual([])
  })

  it('give the home page a title and description that search results show whole', () => {
    expect(MESSAGES[market].HOME_TITLE.length).toBeLessThanOrEqual(60)
    expect(MESSAGES[market].HOME_DESCRIPTION.length).toBeGreaterThanOrEqual(100)
    expect(MESSAGES[market].HOME_DESCRIPTION.length).toBeLessThanOrEqual(160)
  })
})

it('no language has English left over', () => {
  // Words that are spelled alike in both languages, and proper names.
  const alike = /^(\{title\} – \{brand\}|Menu|Account|Legal|Contact|E-mail|Page \{page\}|Suggestions)$/
  for (const market of MARKET_IDS.filter((id) => id !== 'en')) {
    const same = KEYS.filter((key) => MESSAGES[market][key] === english[key] && !alike.test(english[key]))
    expect([market, same]).toEqual([market, []])
  }
})

it('Austrian differs from German only where it says so', () => {
  const different = KEYS.filter((key) => austrian[key] !== MESSAGES.de[key])
  expect(different.length).toBeGreaterThan(0)
  expect(different.length).toBeLessThan(KEYS.length / 2)
})

it('every text is used', () => {
  const sources = sourceFiles('src').filter(({ path }) => !/^src\/messages\/[a-z]{2}\//.test(path))
  const all = sources.map(({ text }) => text).join('\n')
  // Answers of the example, orders of a list, conditions, reasons and leads are put together from codes.
  const composed = /^HOME_EXAMPLE_(CONDITION|BATTERY|GLASS)|^(?:SORT|CONDITION|NO_OFFER|GATE)_|_LEAD$/
  expect(KEYS.filter((key) => !all.includes(`'${key}'`) && !composed.test(key))).toEqual([])
})
