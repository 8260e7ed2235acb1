import { randomInt } from 'node:crypto'

// Without i, l, o, 0 and 1, because passwords are copied from a screen or paper.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

const GROUPS = 5
const GROUP_LENGTH = 4

const randomGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** A random password of about 99 bits, in groups that are easy to type. */
export const createOperatorPassword = (): string => Array.from({ length: GROUPS }, randomGroup).join('-')
