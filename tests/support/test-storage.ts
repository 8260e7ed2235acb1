/** A storage whose entries are its own fields, as in a browser. */
export class TestStorage {
  [key: string]: unknown
}

Object.defineProperties(TestStorage.prototype, {
  getItem: {
    value(this: TestStorage, key: string) {
      return this[key] ?? null
    },
  },
  setItem: {
    value(this: TestStorage, key: string, text: string) {
      this[key] = text
    },
  },
  removeItem: {
    value(this: TestStorage, key: string) {
      delete this[key]
    },
  },
})
