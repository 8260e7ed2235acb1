/** Typing errors that are forgiven in a word of this length, as search engines count them. */
export function allowedErrors(word: string): 0 | 1 | 2 {
  if (word.length < 3) return 0
  const hasDigit = /\d/.test(word)
  // Another digit is another device, unless the word is a long model code.
  if (hasDigit) return word.length >= 5 ? 1 : 0
  return word.length > 5 ? 2 : 1
}

/**
 * Letters to insert, drop, replace or swap until two words are the same.
 * `toPrefix`: until the first is the same as some beginning of the second, for words that are still being typed.
 */
export function editDistance(left: string, right: string, toPrefix = false): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1]
      const isSwap =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      const changed = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      current.push(isSwap ? Math.min(changed, (beforeLast[column - 2] ?? 0) + 1) : changed)
    }
    beforeLast = last
    last = current
  }
  return toPrefix ? Math.min(...last) : (last[right.length] ?? 0)
}
