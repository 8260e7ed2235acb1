import { useState } from 'react'

/** A list as someone likes to see it. */
export interface SavedView {
  readonly name: string
  /** The query of the list's address. */
  readonly query: string
}

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'query' in value &&
  typeof value.name === 'string' &&
  typeof value.query === 'string'

/** Reads what a browser has kept. Another release, or the operator, may have written something else. */
export function parseViews(stored: string | null): readonly SavedView[] {
  try {
    const views: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(views) ? views.filter(isView) : []
  } catch {
    return []
  }
}

/** Views with one more; one of the same name is replaced. */
export const addView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] => [
  ...views.filter(({ name }) => name !== view.name),
  view,
]

export interface SavedViews {
  readonly views: readonly SavedView[]
  readonly save: (view: SavedView) => void
  readonly remove: (name: string) => void
}

/** The views that an operator has saved of a list, kept in this browser. */
export function useSavedViews(listId: string, operator: string): SavedViews {
  const key = `desk-views:${operator}:${listId}`
  const [views, setViews] = useState(() => parseViews(localStorage.getItem(key)))
  const keep = (next: readonly SavedView[]) => {
    localStorage.setItem(key, JSON.stringify(next))
    setViews(next)
  }
  return {
    views,
    save: (view) => keep(addView(views, view)),
    remove: (name) => keep(views.filter((view) => view.name !== name)),
  }
}
