export interface ComparedLine {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** How many lines two texts share, from each pair of lines on. */
function countShared(before: readonly string[], after: readonly string[]): number[][] {
  const shared = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0))
  for (let left = before.length - 1; left >= 0; left -= 1)
    for (let right = after.length - 1; right >= 0; right -= 1) {
      const row = shared[left] as number[]
      const below = shared[left + 1] as number[]
      row[right] =
        before[left] === after[right]
          ? (below[right + 1] ?? 0) + 1
          : Math.max(below[right] ?? 0, row[right + 1] ?? 0)
    }
  return shared
}

/** What was added to a text and what was removed, line by line. */
export function compareLines(beforeText: string, afterText: string): readonly ComparedLine[] {
  const before = beforeText.split('\n')
  const after = afterText.split('\n')
  const shared = countShared(before, after)
  const lines: ComparedLine[] = []
  let [left, right] = [0, 0]
  while (left < before.length || right < after.length) {
    const isSame = left < before.length && right < after.length && before[left] === after[right]
    const isRemoved =
      left < before.length &&
      (right >= after.length || (shared[left + 1]?.[right] ?? 0) >= (shared[left]?.[right + 1] ?? 0))
    if (isSame) {
      lines.push({ kind: 'same', text: before[left] ?? '' })
      left += 1
      right += 1
    } else if (isRemoved) {
      lines.push({ kind: 'removed', text: before[left] ?? '' })
      left += 1
    } else {
      lines.push({ kind: 'added', text: after[right] ?? '' })
      right += 1
    }
  }
  return lines
}
