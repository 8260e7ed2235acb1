const KEY = 'list'

/** What a tab remembers of a list: its text, from which everything else can be made again. */
export interface KeptList {
  readonly text: string
  readonly conditionId: number | null
}

export function readKeptList(): KeptList | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('text' in kept)) return null
    const { text, conditionId } = kept as Partial<KeptList>
    if (typeof text !== 'string' || text === '') return null
    return { text, conditionId: typeof conditionId === 'number' ? conditionId : null }
  } catch {
    return null
  }
}

/** Keeps a list for as long as the tab; a browser that keeps nothing shows it until the next page. */
export function keepList(list: KeptList | null): void {
  try {
    if (list) sessionStorage.setItem(KEY, JSON.stringify(list))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Full or forbidden: the list lives as long as the page.
  }
}
