import { expect, it } from 'vitest'
import { isDatabaseAway } from './is-database-away.ts'

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code })

it.each([
  ['a refused connection', coded('ECONNREFUSED')],
  ['a server that is going down', coded('57P01')],
  ['a server that is coming up', coded('57P03')],
  ['a lost connection', new Error('Connection terminated unexpectedly')],
  ['a pool that gets no connection', new Error('timeout exceeded when trying to connect')],
  ['one of these inside another', new Error('Failed query', { cause: coded('ECONNRESET') })],
])('%s is a database that is away', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

it.each([
  ['a violated rule', coded('23505')],
  ['a query that took too long', coded('57014')],
  ['any other error', new Error('Connection')],
  ['nothing', undefined],
  ['a text', 'ECONNREFUSED'],
])('%s is not', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})
