import { listSpellings, tokenize } from '#domain/search/tokenize.ts'

/** What is searched: a device's model and the other terms it is known by. */
export interface SearchableText {
  readonly model: string
  readonly terms: readonly string[]
}

/** Where a word occurs in a text, most telling first: in the model, as part of a model word, among the terms. */
export const PLACES = ['model', 'part', 'term'] as const

/** The words of one text, each with its best place. */
export function placeWords({ model, terms }: SearchableText): Map<string, number> {
  const places = new Map<string, number>()
  const put = (word: string, place: number) => {
    if (place < (places.get(word) ?? PLACES.length)) places.set(word, place)
  }
  for (const word of tokenize(model)) {
    put(word, 0)
    for (const part of listSpellings(word)) put(part, 1)
  }
  for (const term of terms) {
    const words = tokenize(term)
    for (const word of words) put(word, 2)
    // People type a model code with and without its hyphens.
    if (words.length > 1 && !term.includes(' ')) put(words.join(''), 2)
  }
  return places
}
