import { useState } from 'react'
import { addRows, type FoundRow, findRowDevice } from '#domain/drawer/drawer-row.ts'
import { MAX_PASTED_NAMES } from '#domain/lists/split-names.ts'
import { changeDrawer, useDrawer } from './drawer-store.ts'
import { findDevices } from './find-devices.ts'

export type AddState =
  | { readonly kind: 'idle' | 'asking' | 'empty' | 'failed' | 'full' }
  | { readonly kind: 'tooMany'; readonly count: number }
  /** The device that was added last; null for several. */
  | { readonly kind: 'added'; readonly name: string | null }

export interface AddDevices {
  readonly state: AddState
  /** Returns whether there was room for all of them. */
  readonly addFound: (found: readonly FoundRow[]) => boolean
  /** Adds one row per name, also for names that nobody knows. */
  readonly addNames: (names: readonly string[]) => Promise<boolean>
  /** Adds the device behind the address of its page. */
  readonly addDevice: (path: string) => Promise<boolean>
}

/** Puts devices into the list, and says what became of it. */
export function useAddDevices(first: AddState): AddDevices {
  const { rows } = useDrawer()
  const [state, setState] = useState<AddState>(first)
  const addFound = (found: readonly FoundRow[]): boolean => {
    let hasRoom = true
    changeDrawer((drawer) => {
      hasRoom = drawer.rows.length + found.length <= MAX_PASTED_NAMES
      return hasRoom ? { ...drawer, rows: addRows(drawer.rows, found) } : drawer
    })
    const [only] = found
    const name = (found.length === 1 && only && findRowDevice(only)?.name) || null
    setState(hasRoom ? { kind: 'added', name } : { kind: 'full' })
    return hasRoom
  }
  const add = async (names: readonly string[], toRow: (found: FoundRow) => FoundRow): Promise<boolean> => {
    if (rows.length + names.length > MAX_PASTED_NAMES) {
      setState(rows.length > 0 ? { kind: 'full' } : { kind: 'tooMany', count: names.length })
      return false
    }
    setState({ kind: 'asking' })
    const found = await findDevices(names)
    if (!found) {
      setState({ kind: 'failed' })
      return false
    }
    return addFound(found.map(toRow))
  }
  return {
    state,
    addFound,
    async addNames(names) {
      if (names.length > 0) return add(names, (found) => found)
      setState({ kind: 'empty' })
      return false
    },
    // It was chosen, not written.
    addDevice: (path) => add([path], (found) => ({ ...found, name: '' })),
  }
}
