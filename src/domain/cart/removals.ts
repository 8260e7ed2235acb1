import { type Cart, type CartDevice, type CartVoucher, replaceDevices } from './cart.ts'

/** Devices that were taken out together and can be put back. */
export interface Removal {
  readonly id: number
  /** Where they were among the rows, so that the way back is shown in their place. */
  readonly index: number
  readonly devices: readonly CartDevice[]
  /** The voucher that went with the last device. */
  readonly voucher: CartVoucher | null
}

/** What the list of devices shows: a device, or what is left in the place of a removed one. */
export type CartRow =
  | { readonly kind: 'device'; readonly device: CartDevice }
  | { readonly kind: 'removal'; readonly removal: Removal }

/** The devices with every removal in its place: removing one moves none of the others. */
export function listCartRows(
  devices: readonly CartDevice[],
  removals: readonly Removal[],
): readonly CartRow[] {
  const rows: CartRow[] = devices.map((device) => ({ kind: 'device', device }))
  for (const removal of [...removals].sort((one, other) => one.index - other.index))
    rows.splice(removal.index, 0, { kind: 'removal', removal })
  return rows
}

/** Puts the devices of a removal back where they were. One that has been added again since stays as it is. */
export function restoreRemoval(cart: Cart, removals: readonly Removal[], removal: Removal): Cart {
  const rows = listCartRows(cart.devices, removals)
  const end = rows.findIndex((row) => row.kind === 'removal' && row.removal.id === removal.id)
  const before = rows.slice(0, Math.max(0, end)).filter(({ kind }) => kind === 'device').length
  const returned = removal.devices.filter(({ offerId }) => !cart.offerIds.includes(offerId))
  const restored = replaceDevices(cart, [
    ...cart.devices.slice(0, before),
    ...returned,
    ...cart.devices.slice(before),
  ])
  return { ...restored, voucher: cart.voucher ?? removal.voucher }
}
