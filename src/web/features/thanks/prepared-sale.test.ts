import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SALE_TEXTS } from './prepared-sale.ts'

it('finds all of its texts on a device that has kept the page', () => {
  const source = readFileSync(new URL('../../../../tools/offline-files.mjs', import.meta.url), 'utf8')
  const [, kept = ''] = /thankYou: \{.*?texts: \[(.*?)\]/s.exec(source) ?? []
  expect(kept.match(/\w+/g)).toEqual(expect.arrayContaining([...SALE_TEXTS]))
})
