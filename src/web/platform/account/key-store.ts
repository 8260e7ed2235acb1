/** Stores a key that no script can read. */
export interface KeyStore {
  load(): Promise<CryptoKey | null>
  save(key: CryptoKey): Promise<void>
  remove(): Promise<void>
}

const DATABASE = 'account'
const STORE = 'keys'
const KEY = 'password'

const awaitRequest = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE)
  return awaitRequest(request)
}

async function withStore<T>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase()
  try {
    return await awaitRequest(use(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

/** IndexedDB can hold a key object without exposing its bytes. */
export const BROWSER_KEY_STORE: KeyStore = {
  async load() {
    const key: unknown = await withStore('readonly', (store) => store.get(KEY))
    return key instanceof CryptoKey ? key : null
  },
  async save(key) {
    await withStore('readwrite', (store) => store.put(key, KEY))
  },
  async remove() {
    await withStore('readwrite', (store) => store.delete(KEY))
  },
}
