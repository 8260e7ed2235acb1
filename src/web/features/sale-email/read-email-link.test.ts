import { expect, it } from 'vitest'
import { readEmailLink } from './read-email-link.ts'

const CHANGE = '7d444840-9dc0-41d1-b245-5ffdce74fad2'
const KEY = 'AAAAAAAAAAAAAAAAAAAAAA'

it.each(['confirm', 'deny'] as const)('reads a link that says %s', (answer) => {
  expect(readEmailLink(`#${answer}.${CHANGE}.${KEY}`)).toEqual({ answer, change: CHANGE, key: KEY })
})

it.each(['', '#', `#${CHANGE}.${KEY}`, `#confirm.${CHANGE}`, `#other.${CHANGE}.${KEY}`])(
  'reads nothing from %j',
  (hash) => {
    expect(readEmailLink(hash)).toBeNull()
  },
)
