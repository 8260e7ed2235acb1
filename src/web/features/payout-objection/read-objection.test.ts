import { expect, it } from 'vitest'
import { readObjection } from './read-objection.ts'

const CHANGE = '3f0c2c1e-8f0e-4a43-9a57-1d2a3b4c5d6e'
const KEY = 'AbCdEfGhIjKlMnOpQrStUv'

it('reads the change and its secret from the fragment', () => {
  expect(readObjection(`#${CHANGE}.${KEY}`)).toEqual({ change: CHANGE, key: KEY })
})

it.each(['', '#', `#${CHANGE}`, `#.${KEY}`, `#${CHANGE}.`, `#${CHANGE}.${KEY}.x`, `#${'a'.repeat(5_000)}`])(
  'names nothing in %j',
  (hash) => {
    expect(readObjection(hash)).toBeNull()
  },
)
