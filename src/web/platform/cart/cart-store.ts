import { create } from 'zustand'
import { type Cart, EMPTY_CART } from '#domain/cart/cart.ts'
import { readCart } from '#domain/cart/read-cart.ts'

const KEY = 'cart'

interface CartState {
  readonly cart: Cart
  /** False until the stored cart is read; the server renders every page with an empty one. */
  readonly isReady: boolean
}

const useStore = create<CartState>(() => ({ cart: EMPTY_CART, isReady: false }))

/** False once the browser has refused a change: from then on the cart in memory is the newer one. */
let isKept = true

/** The mode is that of the host or of the signed-in company, no matter what is stored. */
let isBusiness = false

const inOwnMode = (cart: Cart): Cart =>
  cart.B2BMode === isBusiness ? cart : readCart({ ...cart, B2BMode: isBusiness })

/** The stored cart; the cart in memory where the browser stores nothing. */
function readStored(): Cart {
  if (!isKept) return useStore.getState().cart
  let text: string | null
  try {
    text = localStorage.getItem(KEY)
  } catch {
    // Storage is blocked.
    return useStore.getState().cart
  }
  if (text === null) return useStore.getState().isReady ? useStore.getState().cart : inOwnMode(EMPTY_CART)
  try {
    return inOwnMode(readCart(JSON.parse(text)))
  } catch {
    // Anything may be stored: what can't be read is no cart.
    return inOwnMode(EMPTY_CART)
  }
}

function keep(cart: Cart): void {
  useStore.setState({ cart, isReady: true })
  try {
    localStorage.setItem(KEY, JSON.stringify(cart))
    isKept = true
  } catch {
    // Storage is full or forbidden: the cart lives as long as the page.
    isKept = false
  }
}

/** Changes the cart. Another tab may have just changed it: what is stored counts, not what is shown. */
export const changeCart = (change: (cart: Cart) => Cart): void => keep(change(readStored()))

export const useCart = (): Cart => useStore(({ cart }) => cart)

export const useIsCartReady = (): boolean => useStore(({ isReady }) => isReady)

export const useDeviceCount = (): number =>
  useStore(({ cart }) => cart.devices.reduce((count, { quantity }) => count + quantity, 0))

/** Reads the browser's cart and follows it through all tabs. */
export function startCart(isBusinessCart: boolean): void {
  isBusiness = isBusinessCart
  useStore.setState({ cart: inOwnMode(readStored()), isReady: true })
  addEventListener('storage', ({ key, newValue }) => {
    // No key: another tab has emptied the whole storage.
    if (key !== KEY && key !== null) return
    isKept = true
    useStore.setState({ cart: newValue === null ? inOwnMode(EMPTY_CART) : readStored() })
  })
  // A page restored from the browser's history has missed the changes of other tabs and pages.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) useStore.setState({ cart: readStored() })
  })
}

/** Switches the mode when a company signs in or out. */
export function switchMode(isBusinessCart: boolean): void {
  if (isBusiness === isBusinessCart) return
  isBusiness = isBusinessCart
  useStore.setState({ cart: readStored() })
}

/** The number of the last trade belongs to its thank-you page; any other page forgets it. */
export function forgetTransaction(routeName: string): void {
  if (routeName.includes('thankYou') || useStore.getState().cart.transactionId === 0) return
  changeCart((cart) => ({ ...cart, transactionId: 0 }))
}
