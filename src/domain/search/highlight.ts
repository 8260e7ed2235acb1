import { foldText } from '#domain/text/fold-text.ts'
import { countAllowedErrors, measureEditDistance } from './edit-distance.ts'
import { tokenize } from './tokenize.ts'

/** Start and end of a range in a text. */
export type TextRange = readonly [start: number, end: number]

const WORD = /[\p{L}\p{N}]+/gu

/** How many letters of the word match one of the typed words; 0 if none matches. */
function countMatchedCharacters(word: string, typed: readonly string[]): number {
  const lengths = typed.map((query) => {
    if (word.startsWith(query)) return query.length
    // Two words typed as one: each of them matches.
    if (query.length > word.length && word.length > 1 && query.includes(word)) return word.length
    const allowed = countAllowedErrors(query)
    return allowed > 0 && measureEditDistance(query, word) <= allowed ? word.length : 0
  })
  return Math.max(0, ...lengths)
}

/** The parts of a name that match the query, typos included. */
export function highlight(name: string, query: string): TextRange[] {
  const typed = tokenize(query)
  return [...name.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const folded = foldText(word)
    const length = countMatchedCharacters(folded, typed)
    // A letter that folds to two (ß) shifts the end; then the whole word is marked.
    const end = folded.length === word.length ? length : length && word.length
    return length > 0 ? [[index, index + end] as const] : []
  })
}
