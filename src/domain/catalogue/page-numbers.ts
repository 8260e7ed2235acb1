/** Page numbers to show as links: the first, the last and those around the current one; null is a gap. */
export function listPageNumbers(current: number, count: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, count]
  const shown = [...new Set(wanted)]
    .filter((page) => page >= 1 && page <= count)
    .sort((left, right) => left - right)
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? 0
    // A gap of a single page shows that page instead.
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? [null, page] : [page]
  })
}
