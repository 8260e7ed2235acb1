import { createRandomCode } from '#server/desk/factors/random-code.ts'

const GROUPS = 5

/** A random password of about 99 bits. */
export const createOperatorPassword = (): string => createRandomCode(GROUPS)
