import { tokenize } from './tokenize.ts'

/**
 * The words of a field, each between two spaces, so that a word or phrase can be looked up with its spaces. Bars keep a
 * phrase from reaching from one value into the next.
 */
export const writeSpacedWords = (values: readonly string[]): string =>
  values.map((value) => ` ${tokenize(value).join(' ')} `).join('|')

/**
 * Every ending of a field's values in whole words, with a space behind it. An engine that can only look up beginnings
 * finds words and phrases in them: `13 ` begins `13 pro `, an ending of iPhone 13 Pro.
 */
export const listWordEndings = (values: readonly string[]): string[] => [
  ...new Set(
    values.flatMap((value) => {
      const words = tokenize(value)
      return words.map((_, start) => `${words.slice(start).join(' ')} `)
    }),
  ),
]
