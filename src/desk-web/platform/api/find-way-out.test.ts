import { expect, it } from 'vitest'
import type { DeskErrorId } from './desk-error.ts'
import { findWayOut } from './find-way-out.ts'

const PATH = '/desk/inspections?q=iphone&sort=-due'
const NEXT = 'next=%2Fdesk%2Finspections%3Fq%3Diphone%26sort%3D-due'

it.each<readonly [DeskErrorId, string | null]>([
  ['UNAUTHENTICATED', `/desk/sign-in?${NEXT}`],
  ['FACTOR_REQUIRED', `/desk/confirm?${NEXT}`],
  ['STEP_UP_REQUIRED', `/desk/confirm?${NEXT}`],
  ['FACTOR_SETUP_REQUIRED', '/desk/security?notice=needed'],
  ['FORBIDDEN', null],
  ['NO_ANSWER', null],
])('%s leads to %s', (id, path) => {
  expect(findWayOut({ id, errors: [] }, PATH)).toBe(path)
})

it('a password that is asked for again has its own form', () => {
  const errors = [{ field: 'password', key: 'FIELD_REQUIRED' }]
  expect(findWayOut({ id: 'STEP_UP_REQUIRED', errors }, '/desk')).toBe(
    '/desk/confirm?need=password&next=%2Fdesk',
  )
})
