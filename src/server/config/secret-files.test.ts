import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnvironment } from './environment.ts'
import { readSecretFiles } from './secret-files.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-files-'))
})

afterAll(() => rmSync(folder, { recursive: true }))

function write(content: string): string {
  const path = join(folder, 'secret')
  writeFileSync(path, content)
  return path
}

describe('a secret in a file', () => {
  it.each(['\n', '\r\n', ''])('counts without the line break at its end (%j)', (end) => {
    const path = write(`sixteen characters${end}`)
    expect(parseEnvironment({ METRICS_TOKEN_FILE: path }).METRICS_TOKEN).toBe('sixteen characters')
  })

  it('keeps the line breaks between keys', () => {
    const ring = `${'a'.repeat(32)}\n${'b'.repeat(32)}`
    expect(parseEnvironment({ SHOP_SECRET_FILE: write(`${ring}\n`) }).SHOP_SECRET).toBe(ring)
  })

  it('is read once: processes inherit what was in it', () => {
    const inherited = readSecretFiles({ CMS_PASSWORD_FILE: write('first') })
    write('second')
    expect(parseEnvironment(inherited).CMS_PASSWORD).toBe('first')
  })

  it('must not contradict the variable', () => {
    const both = { SMTP_URL: 'smtp://mail.example', SMTP_URL_FILE: write('smtp://other.example') }
    expect(() => parseEnvironment(both)).toThrow('Set SMTP_URL or SMTP_URL_FILE, not both.')
  })

  it('must be there', () => {
    const path = join(folder, 'missing')
    expect(() => parseEnvironment({ DATABASE_URL_FILE: path })).toThrow(
      `DATABASE_URL_FILE (${path}) can’t be read: ENOENT`,
    )
  })

  it('must not be empty: the shop would start without it', () => {
    expect(() => parseEnvironment({ SHOP_SECRET_FILE: write('\n') })).toThrow('is empty.')
  })
})
