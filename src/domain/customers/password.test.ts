import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalisePassword, PASSWORD_MIN } from '#domain/customers/normalise-password.ts'
import { PASSWORD_MAX, readPassword } from '#domain/customers/password.ts'

const COMMON = new Set(['password', 'passwort', 'sommer', 'hallo', 'iloveyou', 'qwertzuiop', '1q2w3e4r5t'])

const rules = {
  personal: ['zofia.muster@example.org', 'Zofia', 'Müller-Łuczak', null, 'Verkaufsladen'],
  isCommon: (word: string) => COMMON.has(word),
}

const problemOf = (typed: string | null) => readPassword(typed, rules).problem

describe('a new password', () => {
  it.each([
    'kaputte Gabel im Regen',
    'aaaaab7tz9',
    '          a9€kd',
    'ąęśćżźółńĄ',
    '密码密碼안녕하세요你好',
    '🦊🐙🌧🎈🧲🪁🥨🧦🧊🪩',
    'x'.repeat(50) + 'y'.repeat(150),
    'Gebrauchtwagen',
    'correct horse battery staple',
    '9174028365',
  ])('may be %j: any character counts, none is required', (typed) => {
    expect(problemOf(typed)).toBeUndefined()
  })

  it.each<[string | null, string, object?]>([
    [null, 'FIELD_REQUIRED'],
    ['', 'FIELD_REQUIRED'],
    ['neunneun9', 'PASSWORD_TOO_SHORT', { min: PASSWORD_MIN }],
    // Nine characters, however many bytes or code units they have.
    ['🦊🐙🌧🎈🧲🪁🥨🧦🧊', 'PASSWORD_TOO_SHORT', { min: PASSWORD_MIN }],
    ['xyz'.repeat(67), 'PASSWORD_TOO_LONG', { max: PASSWORD_MAX }],
  ])('%j is refused for its length: %s', (typed, key, params) => {
    expect(problemOf(typed)).toEqual({ key, ...(params && { params }) })
  })

  it.each([
    'password123',
    'Password123!',
    '!!Passwort2026',
    '2026 Sommer 2026',
    'P@$$w0rd2026',
    'Hallo Hallo',
    'passwortpasswort',
    'hallohallohal',
    'iloveyou!!!',
    'QWERTZUIOP',
    'Šommer2026!',
    '1q2w3e4r5t',
    '1111111111',
    'abcabcabcabc',
    '1234123412',
    'abcdefghijkl',
    'zyxwvutsrqp',
    '0123456789',
    '🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊',
  ])('%j is among an attacker’s first guesses', (typed) => {
    expect(problemOf(typed)).toEqual({ key: 'PASSWORD_COMMON' })
  })

  it.each([
    'zofia.muster@example.org',
    'ZofiaMuster1990',
    'Müller-Łuczak',
    'Verkaufsladen1',
    'verkaufsladen-2026!',
    'MullerLuczak99',
    'Zofia-Verkaufsladen',
  ])('%j only contains public information', (typed) => {
    expect(problemOf(typed)).toEqual({ key: 'PASSWORD_PERSONAL' })
  })

  it('may contain a name next to something original', () => {
    expect(problemOf('Zofia tanzt im Regen')).toBeUndefined()
    expect(problemOf('luczak und der Fuchs')).toBeUndefined()
  })

  it('is the same on every keyboard', () => {
    const composed = 'Überraschung für Łukasz'
    expect(readPassword(composed.normalize('NFD'), rules).value).toBe(readPassword(composed, rules).value)
    expect(normalisePassword('ﬁｎｅ ｄａｙ')).toBe('fine day')
  })

  it('is accepted or refused for one reason, whatever is typed; an accepted one passes again unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
        const { value, problem } = readPassword(typed, rules)
        if (problem) expect(problem.key).toMatch(/^(PASSWORD_[A-Z_]+|FIELD_REQUIRED)$/)
        else expect(readPassword(value, rules)).toEqual({ value })
      }),
      { numRuns: 500 },
    )
  })
})
