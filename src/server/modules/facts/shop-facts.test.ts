import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MARKETS } from '#markets/markets.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { createShopFacts } from './shop-facts.ts'

const LOOSE = /(?<![\p{L}\d])[aiouwz] (?=\S)/giu

const readTexts = (folder: string): string[] =>
  readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))

describe('a text with facts', () => {
  const facts = createShopFacts()

  it('has bound blanks, also around a fact', () => {
    expect(facts.fill(MARKETS.pl, 'W {sendInDays} dni i z {carrier}, do 5 cm')).toBe(
      'W\u00a021 dni i\u00a0z\u00a0DHL, do 5\u00a0cm',
    )
  })

  it('leaves no word of one letter at the end of a line of a Polish page', () => {
    const pages = readTexts(join(DATA_FOLDER, 'content', 'pl'))
    expect(pages.flatMap((page) => facts.fill(MARKETS.pl, page).match(LOOSE) ?? [])).toEqual([])
  })

  it('leaves none in the Polish catalogue', () => {
    const texts = readFileSync(join(DATA_FOLDER, 'catalogue', 'texts', 'pl.json'), 'utf8')
    expect(facts.fillKnown(MARKETS.pl, texts).match(LOOSE)).toBeNull()
  })
})
