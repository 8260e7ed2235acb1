import { describe, expect, it } from 'vitest'
import { listNameKeys, rankName, splitName } from './name-keys.ts'

describe('the words of a name', () => {
  it.each([
    ['Zofia Müller-Łuczak', ['zofia', 'muller', 'luczak']],
    ['  O’Neill,  José ', ['o', 'neill', 'jose']],
    ['Groß & Söhne GmbH', ['gross', 'sohne', 'gmbh']],
    ['', []],
  ])('of %j are %j', (name, words) => {
    expect(splitName(name)).toEqual(words)
  })

  it('are cut where they are longer than any name', () => {
    expect(splitName('x'.repeat(80))).toEqual(['x'.repeat(30)])
  })
})

describe('a typed name', () => {
  it.each([
    ['Müller', 'Zofia Müller', 0],
    ['muller zofia', 'Zofia Müller', 0],
    ['Mueller', 'Zofia Müller', 2],
    ['Mülller', 'Zofia Müller', 2],
    ['Mülle', 'Zofia Müller', 1],
    ['Müler', 'Zofia Müller', 2],
    ['Mulker', 'Zofia Müller', 2],
    ['Shcmidt', 'Anna Schmidt', 2],
    ['Zofai Shcmidt', 'Zofia Schmidt', 4],
    ['Xav', 'Quendoline Xaverstedt', 1],
  ])('%s is found as %s', (typed, name, rank) => {
    expect(rankName(splitName(typed), name)).toBe(rank)
  })

  it.each([
    ['Meier', 'Zofia Müller'],
    ['Zofia Meier', 'Zofia Müller'],
    ['Mulrel', 'Zofia Müller'],
    ['Li', 'Zofia Lo'],
    ['Xa', 'Quendoline Xaverstedt'],
  ])('%s is not %s', (typed, name) => {
    expect(rankName(splitName(typed), name)).toBeNull()
  })

  it('shares a key with every word that is one typo away', () => {
    const word = 'schmidt'
    const shared = (other: string) => listNameKeys(word).some((key) => listNameKeys(other).includes(key))
    for (let place = 0; place < word.length; place += 1) {
      const [before, after] = [word.slice(0, place), word.slice(place + 1)]
      expect(shared(before + after)).toBe(true)
      expect(shared(`${before}x${after}`)).toBe(true)
      expect(shared(`${before}x${word.slice(place)}`)).toBe(true)
    }
  })
})
