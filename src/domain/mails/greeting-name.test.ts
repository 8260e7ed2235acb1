import { describe, expect, it } from 'vitest'
import { findGreetingName } from './greeting-name.ts'

describe('the name in a greeting', () => {
  it.each([
    ['Erika', 'Erika'],
    ['Jean-Pierre', 'Jean-Pierre'],
    ['Anna Lena', 'Anna Lena'],
    ['José María de la Cruz', 'José'],
    ["D'Arcy", "D'Arcy"],
    ['Łukasz', 'Łukasz'],
    ['محمد', 'محمد'],
    ['Maria-Magdalena Theresia', 'Maria-Magdalena Theresia'],
  ])('%s is greeted as %s', (firstName, name) => {
    expect(findGreetingName(firstName)).toBe(name)
  })

  it.each([
    'evil.com',
    'Visit evil.com today',
    'https://evil.com',
    'anna@evil.com',
    '0900123456',
    'x'.repeat(25),
    'WIN! now',
    '',
  ])('%s is no name to greet with', (firstName) => {
    expect(['Visit', null]).toContain(findGreetingName(firstName))
  })
})
