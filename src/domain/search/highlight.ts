import { foldText } from '#domain/text/fold-text.ts'
import { allowedErrors, editDistance } from './edit-distance.ts'
import { wordsOf } from './words.ts'

/** Start and end of a part of a text. */
export type TextRange = readonly [start: number, end: number]

const WORD = /[\p{L}\p{N}]+/gu

/** How many letters of the word answer to the query's word; 0 when they have nothing to do with each other. */
function matchedLength(word: string, typed: readonly string[]): number {
  const lengths = typed.map((query) => {
    if (word.startsWith(query)) return query.length
    // Two words written as one: every part of it is found.
    if (query.length > word.length && word.length > 1 && query.includes(word)) return word.length
    const allowed = allowedErrors(query)
    return allowed > 0 && editDistance(query, word) <= allowed ? word.length : 0
  })
  return Math.max(0, ...lengths)
}

/** The parts of a name that somebody's query has found, typing errors included. */
export function highlight(name: string, query: string): TextRange[] {
  const typed = wordsOf(query)
  return [...name.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const folded = foldText(word)
    const length = matchedLength(folded, typed)
    // A letter that folds to two (ß) moves the end; then the whole word is marked.
    const end = folded.length === word.length ? length : length && word.length
    return length > 0 ? [[index, index + end] as const] : []
  })
}
