/** Number of typos that are forgiven in a word, as search engines count them. */
export function countAllowedErrors(word: string): 0 | 1 | 2 {
  if (word.length < 3) return 0
  const hasDigit = /\d/.test(word)
  // A different digit is a different device, except in a long model code.
  if (hasDigit) return word.length >= 5 ? 1 : 0
  return word.length > 5 ? 2 : 1
}

/**
 * Number of letters to insert, drop, replace or swap to turn one word into the other.
 * `toPrefix` compares the first with every beginning of the second, for words that are still being typed.
 */
export function measureEditDistance(left: string, right: string, toPrefix = false): number {
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
