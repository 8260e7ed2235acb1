import { MAX_PASTED_NAMES } from '#domain/lists/split-names.ts'
import { type DrawerRow, findRowDevice } from './drawer-row.ts'

/** A device in a link that a family passes on. */
export interface SharedDevice {
  readonly url: string
  readonly storageGb: number | null
}

const PREFIX = '#devices='
const SLUG = /^[a-z0-9][a-z0-9-]{0,150}$/

/**
 * The end of a link to this list: which devices, and nothing that was answered about them. Browsers don't send this part
 * of an address to anyone. Empty where no device is known yet.
 */
export function buildShareHash(rows: readonly DrawerRow[]): string {
  const devices = rows.flatMap((row) => {
    const device = findRowDevice(row)
    if (!device) return []
    return [row.own.storageGb === null ? device.url : `${device.url}~${row.own.storageGb}`]
  })
  return devices.length > 0 ? PREFIX + devices.slice(0, MAX_PASTED_NAMES).join(',') : ''
}

/** The devices of a link; none where it isn't one, or where someone has changed it into something else. */
export function readShareHash(hash: string): readonly SharedDevice[] {
  if (!hash.startsWith(PREFIX)) return []
  return hash
    .slice(PREFIX.length)
    .split(',')
    .slice(0, MAX_PASTED_NAMES)
    .flatMap((part) => {
      const [url = '', storage = ''] = part.split('~')
      if (!SLUG.test(url)) return []
      return [{ url, storageGb: /^\d{1,5}$/.test(storage) ? Number(storage) : null }]
    })
}
