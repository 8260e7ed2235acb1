import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createLogger } from './create-logger.ts'

it('a database error is logged without the data it quotes', () => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) })
  const error = Object.assign(new Error('duplicate key value violates unique constraint "x"'), {
    code: '23505',
    detail: 'Key (email)=(zofia@example.org) already exists.',
    params: ['DE89370400440532013000'],
  })
  logger.error({ err: error }, 'request failed')
  const [line = ''] = lines
  expect(JSON.parse(line).err).toMatchObject({ code: '23505', message: error.message })
  expect(line).not.toMatch(/zofia|DE89/)
})

it('a lost connection is logged without the driver’s objects, but with the code that tells why', () => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) })
  const cause = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' })
  const error = Object.assign(new Error('Connection terminated unexpectedly', { cause }), {
    client: { connectionParameters: { password: 'geheim' } },
  })
  logger.warn({ err: error }, 'database connection lost')
  const [line = ''] = lines
  expect(JSON.parse(line).err).toEqual({
    type: 'Error',
    message: 'Connection terminated unexpectedly',
    stack: expect.stringContaining('create-logger.test.ts'),
    cause: {
      type: 'Error',
      message: 'read ECONNRESET',
      stack: expect.any(String),
      code: 'ECONNRESET',
      syscall: 'read',
    },
  })
})

it.each<[string, unknown, object]>([
  ['a text', 'timeout', { type: 'string', message: 'timeout' }],
  [
    'a server that refuses all its addresses',
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    { type: 'AggregateError', message: 'ECONNREFUSED' },
  ],
])('what is thrown is readable: %s', (_, thrown, expected) => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) })
  logger.error({ err: thrown }, 'failed')
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject(expected)
})

it('an error of the query builder is logged without the query’s values, but with the database’s message', () => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) })
  const cause = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  const error = new DrizzleQueryError('update trade_seller set account_holder = $1', ['Zofia Muster'], cause)
  logger.error({ err: error }, 'request failed')
  const [line = ''] = lines
  const { err } = JSON.parse(line)
  expect(err.message).toBe('Failed query: canceling statement due to statement timeout')
  expect(err.stack).toContain('create-logger.test.ts')
  expect(line).not.toMatch(/Zofia|trade_seller/)
})
