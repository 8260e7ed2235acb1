import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { OFFER_CALLS } from './offer-calls.ts'

interface Rule {
  readonly conditions: readonly { readonly id: number; readonly code: string }[]
}

it('names the conditions as the price rule does, best first', () => {
  const rule: Rule = JSON.parse(readFileSync(join(DATA_FOLDER, 'questions/rules/1.json'), 'utf8'))
  const conditions = rule.conditions.map(({ id, code }) => `${id} \`${code}\``)
  expect(OFFER_CALLS['POST /api/offers']?.description).toContain(conditions.join(', '))
})
