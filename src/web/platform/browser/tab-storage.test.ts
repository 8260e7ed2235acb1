import { beforeEach, expect, it, vi } from 'vitest'
import { readTabStorage, writeTabStorage } from './tab-storage.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

it('a tab gets back what it has stored, and nothing once it was removed', () => {
  expect(readTabStorage('draft')).toBeNull()
  writeTabStorage('draft', { zip: '10115' })
  expect(readTabStorage('draft')).toEqual({ zip: '10115' })
  writeTabStorage('draft', null)
  expect(stored.size).toBe(0)
})

it('a stored value that cannot be parsed counts as none', () => {
  stored.set('draft', '{')
  expect(readTabStorage('draft')).toBeNull()
})

it('a browser without storage loses nothing but the memory', () => {
  const fail = () => {
    throw new DOMException('not here', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: fail, setItem: fail, removeItem: fail })
  expect(() => writeTabStorage('draft', 1)).not.toThrow()
  expect(readTabStorage('draft')).toBeNull()
})
