import { expect, it } from 'vitest'
import { isDatabaseAway } from './is-database-away.ts'

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code })

it.each([
  ['a refused connection', coded('ECONNREFUSED')],
  ['a server that is shutting down', coded('57P01')],
  ['a server that is starting up', coded('57P03')],
  ['a server without a free connection', coded('53300')],
  ['a query that took too long', coded('57014')],
  ['a standby that takes no writes', coded('25006')],
  ['a pooler without a server', coded('08P01')],
  ['a server that says nothing', new Error('The database is silent')],
  ['the driver’s own time limit', new Error('Query read timeout')],
  ['a lost connection', new Error('Connection terminated unexpectedly')],
  ['a pool that gets no connection', new Error('timeout exceeded when trying to connect')],
  ['one of these wrapped in another error', new Error('Failed query', { cause: coded('ECONNRESET') })],
])('%s means that the database is away', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

it.each([
  ['a violated rule', coded('23505')],
  ['any other error', new Error('Connection')],
  ['nothing', undefined],
  ['a text', 'ECONNREFUSED'],
])('%s does not', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})
