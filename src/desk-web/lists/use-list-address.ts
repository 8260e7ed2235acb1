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
  const own = ['q', 'sort', 'columns', ...columnIds]
  // What else the address says, such as the days of a register, belongs to the screen.
  const others = Object.entries(search).flatMap(([name, value = '']) =>
    own.includes(name) ? [] : [[name, value]],
  )
  // Going back leaves the list; it doesn't undo letters one by one.
  const open = (query: string) => {
    const whole = new URLSearchParams([...others, ...new URLSearchParams(query)]).toString()
    openPath(whole === '' ? pathname : `${pathname}?${whole}`, { replace: true })
  }
  return {
    state,
    query: writeListState(state),
    change: (change) => open(writeListState({ ...state, ...change })),
    open,
  }
}
