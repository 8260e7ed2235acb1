import { useLocation, useSearch } from '@tanstack/react-router'
import { useOpenPath } from '../platform/navigation/use-open-path.ts'
import { type ListState, readListState, writeListState } from './list-state.ts'

export interface ListAddress {
  readonly state: ListState
  /** The query of the address, to save it as a view. */
  readonly query: string
  readonly change: (change: Partial<ListState>) => void
  readonly open: (query: string) => void
}

/** How a list is shown, kept in its address. */
export function useListAddress(columnIds: readonly string[]): ListAddress {
  const search = useSearch({ strict: false })
  const { pathname } = useLocation()
  const openPath = useOpenPath()
  const state = readListState(search, columnIds)
  // Going back leaves the list; it doesn't undo letters one by one.
  const open = (query: string) =>
    openPath(query === '' ? pathname : `${pathname}?${query}`, { replace: true })
  return {
    state,
    query: writeListState(state),
    change: (change) => open(writeListState({ ...state, ...change })),
    open,
  }
}
