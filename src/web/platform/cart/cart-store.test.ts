import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Cart, EMPTY_CART, replaceDevices } from '#domain/cart/cart.ts'
import { addDevice, clearCart, removeDevice, setQuantity } from '#domain/cart/change-cart.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import { createCartDevice as device } from '../../../../tests/support/cart-device.ts'

interface StoreApi {
  getState(): { readonly cart: Cart; readonly isReady: boolean }
}

/** What a page shows: its hooks read the newest of these stores. */
const stores: StoreApi[] = []

// The real store, recorded because hooks cannot be called outside of a page.
vi.mock('zustand', async (importOriginal) => {
  const { create } = await importOriginal<{ create: (make: unknown) => StoreApi }>()
  const createNoted = (make: unknown) => {
    const store = create(make)
    stores.push(store)
    return store
  }
  return { create: createNoted }
})

type StorageChange = { readonly key: string | null; readonly newValue: string | null }

interface Tab {
  readonly cart: () => Cart
  readonly offers: () => string
  readonly isReady: () => boolean
  readonly change: (change: (cart: Cart) => Cart) => void
  readonly switchMode: (isBusiness: boolean) => void
  readonly goTo: (routeName: string) => void
  /** Delivers a change that another tab has made. */
  readonly receive: (change: StorageChange) => void
}

let stored: Map<string, string>
/** Changes that other tabs have not received yet. */
let undelivered: StorageChange[]
let refuses: 'nothing' | 'writing' | 'everything'

const refuse = (what: 'reading' | 'writing') => {
  if (refuses === 'everything' || refuses === what)
    throw new DOMException('not here', what === 'writing' ? 'QuotaExceededError' : 'SecurityError')
}

const storage = {
  getItem(key: string) {
    refuse('reading')
    return stored.get(key) ?? null
  },
  setItem(key: string, newValue: string) {
    refuse('writing')
    stored.set(key, newValue)
    undelivered.push({ key, newValue })
  },
}

async function openTab(shopMode: ShopMode = 'default'): Promise<Tab> {
  vi.resetModules()
  const { changeCart, forgetTransaction, startCart, switchMode } = await import(
    '#web/platform/cart/cart-store.ts'
  )
  const store = stores.at(-1) as StoreApi
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  startCart(shopMode === 'b2bWidget')
  return {
    cart: () => store.getState().cart,
    offers: () => store.getState().cart.offerIds.join(' '),
    isReady: () => store.getState().isReady,
    change: changeCart,
    goTo: forgetTransaction,
    switchMode,
    receive: (change) => void page.dispatchEvent(Object.assign(new Event('storage'), change)),
  }
}

/** A browser reports a change to all tabs but the one that made it. */
const notify = (tab: Tab) => {
  for (const change of undelivered.splice(0)) tab.receive(change)
}

const storeCart = (cart: Cart) => stored.set('cart', JSON.stringify(cart))

const add = (offerId: string) => (cart: Cart) => addDevice(cart, device(offerId))

beforeEach(() => {
  stored = new Map()
  undelivered = []
  refuses = 'nothing'
  vi.stubGlobal('localStorage', storage)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the cart of a browser', () => {
  it('is empty and not ready before the page has read it', async () => {
    storeCart(replaceDevices(EMPTY_CART, [device('a')]))
    vi.resetModules()
    await import('#web/platform/cart/cart-store.ts')
    expect(stores.at(-1)?.getState()).toEqual({ cart: EMPTY_CART, isReady: false })
  })

  it('is there again when the page is reopened', async () => {
    const first = await openTab()
    first.change(add('a'))
    first.change((cart) => setQuantity(cart, 'a', 3))
    const second = await openTab()
    expect({ isReady: second.isReady(), cart: second.cart() }).toEqual({ isReady: true, cart: first.cart() })
    expect(second.cart().devices[0]?.quantity).toBe(3)
  })

  it.each(['{"devices":[{"off', 'null', '[]', '"cart"', '{"devices":[{}]}', ''])(
    'is empty where something else was stored: %s',
    async (text) => {
      stored.set('cart', text)
      const tab = await openTab()
      expect(tab.cart()).toEqual(EMPTY_CART)
      tab.change(add('a'))
      expect(tab.offers()).toBe('a')
    },
  )
})

describe('two tabs', () => {
  it('stay in step', async () => {
    const [first, second] = [await openTab(), await openTab()]
    first.change(add('a'))
    notify(second)
    expect(second.offers()).toBe('a')
    second.change(add('b'))
    notify(first)
    expect(first.offers()).toBe('a b')
    first.change((cart) => removeDevice(cart, 'a'))
    notify(second)
    expect(second.cart()).toEqual(first.cart())
    second.change(clearCart)
    notify(first)
    expect(first.cart()).toEqual(EMPTY_CART)
  })

  it('lose nothing when one changes the cart before it knows the other’s change', async () => {
    const [first, second] = [await openTab(), await openTab()]
    first.change(add('a'))
    second.change(add('b'))
    expect(second.offers()).toBe('a b')
    notify(first)
    expect(first.offers()).toBe('a b')
  })

  it('are both empty when one has emptied the whole storage', async () => {
    const tab = await openTab('b2bWidget')
    tab.change(add('a'))
    stored.clear()
    tab.receive({ key: null, newValue: null })
    expect(tab.cart()).toEqual({ ...EMPTY_CART, B2BMode: true })
    tab.change(add('b'))
    expect(tab.offers()).toBe('b')
  })

  it('ignore what else is stored in the browser', async () => {
    const tab = await openTab()
    tab.change(add('a'))
    tab.receive({ key: 'recentDevices', newValue: null })
    expect(tab.offers()).toBe('a')
  })

  it('do not break when one of them writes nonsense', async () => {
    const tab = await openTab()
    tab.change(add('a'))
    stored.set('cart', '<script>')
    tab.receive({ key: 'cart', newValue: '<script>' })
    expect(tab.cart()).toEqual(EMPTY_CART)
  })
})

describe('a browser that stores nothing', () => {
  it.each(['everything', 'writing'] as const)(
    'has a cart for as long as the page is open (refuses %s)',
    async (what) => {
      refuses = what
      const tab = await openTab()
      tab.change(add('a'))
      tab.change(add('b'))
      tab.change((cart) => setQuantity(cart, 'a', 4))
      expect({
        isReady: tab.isReady(),
        offers: tab.offers(),
        quantity: tab.cart().devices[0]?.quantity,
      }).toEqual({ isReady: true, offers: 'a b', quantity: 4 })
    },
  )

  it('goes on with what is shown when its storage is full, not with what was stored before', async () => {
    const tab = await openTab()
    tab.change(add('a'))
    refuses = 'writing'
    tab.change(add('b'))
    tab.change((cart) => setQuantity(cart, 'a', 4))
    expect({ offers: tab.offers(), quantity: tab.cart().devices[0]?.quantity }).toEqual({
      offers: 'a b',
      quantity: 4,
    })
    refuses = 'nothing'
    tab.change(add('c'))
    expect((await openTab()).offers()).toBe('a b c')
  })

  it('follows another tab that could store its cart', async () => {
    const [first, second] = [await openTab(), await openTab()]
    refuses = 'writing'
    first.change(add('a'))
    refuses = 'nothing'
    second.change(add('b'))
    notify(first)
    expect(first.offers()).toBe('b')
    first.change(add('c'))
    expect(first.offers()).toBe('b c')
  })
})

describe('the mode of a cart', () => {
  it('is that of the host, no matter what is stored', async () => {
    storeCart(replaceDevices({ ...EMPTY_CART, B2BMode: true }, [device('a', { quantity: 40 })]))
    const tab = await openTab('default')
    expect({ B2BMode: tab.cart().B2BMode, quantity: tab.cart().devices[0]?.quantity }).toEqual({
      B2BMode: false,
      quantity: 10,
    })
    expect((await openTab('default')).cart()).toEqual(tab.cart())
  })

  it('changes when a company signs in, and back when it signs out', async () => {
    const tab = await openTab()
    const readMode = () => ({ isBusiness: tab.cart().B2BMode, quantity: tab.cart().devices[0]?.quantity })
    tab.change((cart) => replaceDevices(cart, [device('a', { quantity: 10 })]))
    tab.switchMode(true)
    expect(readMode()).toEqual({ isBusiness: true, quantity: 10 })
    tab.change((cart) => replaceDevices(cart, [device('a', { quantity: 40 })]))
    expect(readMode()).toEqual({ isBusiness: true, quantity: 40 })
    tab.switchMode(false)
    expect(readMode()).toEqual({ isBusiness: false, quantity: 10 })
  })

  it.each([
    ['default', false],
    ['agan', false],
    ['b2bWidget', true],
  ] as const)('of a new cart in %s is business: %s', async (shopMode, isBusiness) => {
    const tab = await openTab(shopMode)
    tab.change(add('a'))
    expect(tab.cart().B2BMode).toBe(isBusiness)
  })
})

describe('the number of the last trade', () => {
  const sold = { ...EMPTY_CART, transactionId: 1_000_001 }

  it.each([
    ['thankYou', 1_000_001],
    ['home', 0],
    ['checkout', 0],
    ['products-pdp', 0],
  ])('on the way to %s is %d', async (routeName, transactionId) => {
    storeCart(sold)
    const tab = await openTab()
    tab.goTo(routeName)
    expect(tab.cart().transactionId).toBe(transactionId)
    expect((await openTab()).cart().transactionId).toBe(transactionId)
  })

  it('is not written when there is none to forget', async () => {
    const tab = await openTab()
    tab.goTo('home')
    expect(stored.size).toBe(0)
  })
})
