import { useEffect, useRef, useState } from 'react'
import type { CartDevice } from '#domain/cart/cart.ts'
import { clearCart, removeDevice, setQuantity } from '#domain/cart/change-cart.ts'
import { type CartRow, listCartRows, type Removal, restoreRemoval } from '#domain/cart/removals.ts'
import { changeCart, useCart } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'

/** The name of a device in the list, which takes the focus when the device is put back. */
export const lineId = (offerId: string): string => `line-${offerId}`

/** The button that takes the focus of the one that has removed a device. */
export const undoId = ({ id }: Removal): string => `undo-${id}`

/** What was changed last, in a sentence for screen readers. */
export interface CartEvent {
  readonly text: string
  /** Tells two events with the same text apart. */
  readonly number: number
}

export interface CartChanges {
  readonly rows: readonly CartRow[]
  readonly removals: readonly Removal[]
  readonly event: CartEvent
  readonly announce: (text: string) => void
  readonly remove: (device: CartDevice) => void
  readonly removeAll: () => void
  readonly undo: (removal: Removal) => void
  readonly changeQuantity: (device: CartDevice, quantity: number) => void
}

const countDevices = (devices: readonly CartDevice[]): number =>
  devices.reduce((count, { quantity }) => count + quantity, 0)

/** What a removal says about itself, on screen and to screen readers. */
export function useRemovalText(): (removal: Pick<Removal, 'devices'>) => string {
  const t = useTranslate()
  return ({ devices }) => {
    const [only, ...others] = devices
    return only && others.length === 0
      ? t('CART_REMOVED', { name: only.name })
      : t('CART_CLEARED', { count: countDevices(devices) })
  }
}

/** Moves the focus to an element that the change has just brought about. */
function useFocusAfterChange(): (elementId: string) => void {
  const wanted = useRef('')
  useEffect(() => {
    const element = wanted.current && document.getElementById(wanted.current)
    if (!element) return
    wanted.current = ''
    element.focus()
  })
  return (elementId) => {
    wanted.current = elementId
  }
}

/**
 * What a seller does with the devices. The button behind a change may disappear with it, so the focus goes on to what
 * takes its place; what was removed can be put back until the page is left.
 */
export function useCartChanges(): CartChanges {
  const t = useTranslate()
  const { devices, voucher } = useCart()
  const removalText = useRemovalText()
  const [removals, setRemovals] = useState<readonly Removal[]>([])
  const [event, setEvent] = useState<CartEvent>({ text: '', number: 0 })
  const announce = (text: string) => setEvent(({ number }) => ({ text, number: number + 1 }))
  const removalCount = useRef(0)
  const focusAfterChange = useFocusAfterChange()
  const rows = listCartRows(devices, removals)

  function addRemoval(removed: readonly CartDevice[]): void {
    const [first] = removed
    const index = rows.findIndex((row) => row.kind === 'device' && row.device === first)
    const isAll = removed.length === devices.length
    const removal = {
      id: removalCount.current,
      index: Math.max(0, index),
      devices: removed,
      voucher: isAll ? voucher : null,
    }
    removalCount.current += 1
    setRemovals([...removals, removal])
    announce(removalText(removal))
    focusAfterChange(undoId(removal))
  }

  return {
    rows,
    removals,
    event,
    announce,
    remove(device) {
      addRemoval([device])
      changeCart((cart) => removeDevice(cart, device.offerId))
    },
    removeAll() {
      addRemoval(devices)
      changeCart(clearCart)
    },
    undo(removal) {
      const names = removal.devices.map(({ name }) => name).join(', ')
      changeCart((cart) => restoreRemoval(cart, removals, removal))
      setRemovals(removals.filter((other) => other !== removal))
      announce(t('CART_RESTORED', { name: names }))
      focusAfterChange(lineId(removal.devices[0]?.offerId ?? ''))
    },
    changeQuantity({ offerId, name }, quantity) {
      changeCart((cart) => setQuantity(cart, offerId, quantity))
      announce(`${quantity} × ${name}.`)
    },
  }
}
