import type { ShopText } from './shop-texts.ts'

/** Pages that promise something: a figure that one language states, all state. */
const PROMISING_PAGE = /^data\/content\/[a-z]{2}\/((?:terms|privacy|imprint|how-it-works|packing-tips)\.md)/

/**
 * What says the same in every language: a promising page, a question's part. The catalogue is compared as a whole, because
 * each language tells of its makers in its own way; the pages about the company are free.
 */
function findUnit({ area, place }: Pick<ShopText, 'area' | 'place'>): string | null {
  if (area === 'content') return PROMISING_PAGE.exec(place)?.[1] ?? null
  if (area === 'menus' || area === 'catalogue') return area
  return area === 'questions' ? place : null
}

const listNames = (source: string): string[] =>
  [...source.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

export interface PlaceholderGap {
  readonly unit: string
  readonly set: string
  readonly name: string
}

type PlacedText = Pick<ShopText, 'area' | 'place' | 'set' | 'source'>

/** Placeholders that most languages show and some do not, or the other way round. */
export function findPlaceholderGaps(texts: readonly PlacedText[]): PlaceholderGap[] {
  const units = Map.groupBy(texts, findUnit)
  return [...units].flatMap(([unit, members]) => {
    if (unit === null) return []
    const languages = [...Map.groupBy(members, ({ set }) => set)].map(([set, list]) => ({
      set,
      names: new Set(list.flatMap(({ source }) => listNames(source))),
    }))
    const all = new Set(languages.flatMap(({ names }) => [...names]))
    return [...all].flatMap((name) => {
      const showing = languages.filter(({ names }) => names.has(name))
      const isUsual = showing.length * 2 > languages.length
      const odd = isUsual ? languages.filter(({ names }) => !names.has(name)) : showing
      return odd.map(({ set }) => ({ unit, set, name }))
    })
  })
}
