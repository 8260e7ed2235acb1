import { expect, it } from 'vitest'
import { createLogger } from './create-logger.ts'

it('an error of the database is logged without the data that it quotes', () => {
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
