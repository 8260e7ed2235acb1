import { useEffect, useReducer } from 'react'
import type { PagePayload } from '#contracts/page-payload.ts'
import { type DrawerRow, findRowDevice } from '#domain/drawer/drawer-row.ts'
import { buildPath } from '#domain/routing/path.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import type { LoadedDevice } from './drawer-parts.ts'

/** `failed`: no answer, or we no longer buy the device. */
export type DeviceState = LoadedDevice | 'loading' | 'failed'

/** By the address of the device's page. Devices stay loaded when a seller leaves the list and comes back. */
const known = new Map<string, DeviceState>()

/** A household's list loads quickly like this, and a long one doesn't block everything else. */
const AT_ONCE = 4

async function loadDevice(path: string): Promise<DeviceState> {
  // What the device's own page is made of. It is cached for everyone.
  const result = await callApi<PagePayload<'pdp'>>(`${path}/_payload.json`)
  if (result.kind !== 'ok' || result.data.error || result.data.screen !== 'pdp') return 'failed'
  const { device, offerSheet, tipsPath } = result.data.data
  return offerSheet ? { device, sheet: offerSheet, tipsPath } : 'failed'
}

const isLoading = (state: DeviceState): boolean => state === 'loading'

export interface LoadedDevices {
  readonly find: (row: DrawerRow) => DeviceState | null
  readonly retry: (row: DrawerRow) => void
}

/** Loads the questions of all devices in the list, a few at a time. */
export function useLoadedDevices(rows: readonly DrawerRow[]): LoadedDevices {
  const { market } = useShop()
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  const pathOf = (row: DrawerRow): string | null => {
    const device = findRowDevice(row)
    return device && buildPath(market, 'pdp', { pdp: device.url })
  }
  const paths = rows.map(pathOf)
  useEffect(() => {
    const free = AT_ONCE - [...known.values()].filter(isLoading).length
    const next = paths.filter((path) => path !== null && !known.has(path)) as string[]
    for (const path of [...new Set(next)].slice(0, Math.max(0, free))) {
      known.set(path, 'loading')
      void loadDevice(path).then((state) => {
        known.set(path, state)
        refresh()
      })
    }
  })
  return {
    find(row) {
      const path = pathOf(row)
      return path === null ? null : (known.get(path) ?? 'loading')
    },
    retry(row) {
      known.delete(pathOf(row) ?? '')
      refresh()
    },
  }
}
