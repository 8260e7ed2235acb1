import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { TRADE_GUARDS } from '#domain/trades/trade-states.ts'
import { ACTION_LABELS } from './audit/action-labels.ts'
import { DESK_ROUTES } from './desk-routes.ts'
import { CONDITION_TEXTS } from './inspections/question-form.ts'
import { GUARD_TEXTS } from './items/guard-texts.ts'
import { OPERATOR_ROLES } from './operators/operator.ts'
import { formatScopes, ROLE_LABELS } from './operators/role-labels.ts'
import { FIELD_LABELS, formatField } from './pages/field-labels.ts'
import { describeProblem, PROBLEM_TEXTS } from './pages/problem-text.ts'
import { BATCH_STATE_LABELS } from './payouts/payout-texts.ts'

type Labels = Readonly<Record<string, string>>

const DESK = fileURLToPath(new URL('.', import.meta.url))

const readSources = (): string =>
  readdirSync(DESK, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(DESK, path), 'utf8'))
    .join('\n')

const findAll = (pattern: RegExp): string[] =>
  [...readSources().matchAll(pattern)].map(([, code = '']) => code)

/** Every action that the audit log may hold: those of routes, of the sign-in and of commands. */
const ACTIONS = [
  ...new Set([
    ...DESK_ROUTES.map(({ action }) => action),
    ...findAll(/\baction: '([A-Z_]+)'/g),
    ...findAll(/\bwriteEntry\(tx, '([A-Z_]+)'/g),
    'CHECK_PASSWORD',
  ]),
]

const codesOf = (labels: object): string[] => Object.keys(labels)

const KINDS: readonly (readonly [kind: string, codes: readonly string[], labels: Labels])[] = [
  ['guards', codesOf(TRADE_GUARDS), GUARD_TEXTS],
  ['roles', OPERATOR_ROLES, ROLE_LABELS],
  ['actions', ACTIONS, ACTION_LABELS],
  ['states of a batch', ['prepared', 'approved', 'exported', 'discarded'], BATCH_STATE_LABELS],
  ['conditions', ['NEW', 'LIKE_NEW', 'GOOD', 'OK', 'BAD'], CONDITION_TEXTS],
]

const spell = (code: string): string => code.toLowerCase().replaceAll('_', ' ')

describe.each(KINDS)('the labels of %s', (_, codes, labels) => {
  it('cover every code and nothing else', () => {
    expect(codesOf(labels).toSorted()).toEqual([...codes].toSorted())
  })

  it('are written by people: capitalised, and never a code in other letters', () => {
    for (const [code, label] of Object.entries(labels)) {
      expect(label, code).toMatch(/^[A-Z]\S*/)
      expect(label, code).not.toMatch(/_|\b[A-Z]{2,}_[A-Z]/)
      expect([code, code.toLowerCase(), spell(code)], code).not.toContain(label)
    }
  })

  it('differ from each other', () => {
    const list = Object.values(labels)
    expect(new Set(list).size).toBe(list.length)
  })
})

describe('what is wrong with a field', () => {
  it('follows the field’s label in one sentence', () => {
    expect(`${formatField('password')} ${describeProblem('FIELD_REQUIRED')}`).toBe('Password is missing')
    expect(formatField('params.0')).toBe(FIELD_LABELS.params)
    for (const [key, text] of Object.entries(PROBLEM_TEXTS)) expect(text, key).not.toBe(spell(key))
  })

  it('is never a key that nobody has written a text for', () => {
    expect(describeProblem('SOMETHING_NEW')).toBe('isn’t valid')
  })
})

describe('codes of another release', () => {
  it('are not shown as they are', () => {
    expect(formatScopes(['second_inspector', 'BOOK_IN', 'FLY'])).toBe(
      'Second inspector, Book in a parcel, Unknown action',
    )
  })
})
