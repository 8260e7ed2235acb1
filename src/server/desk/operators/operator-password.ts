import { randomInt } from 'node:crypto'

// Without i, l, o, 0 and 1: a password is read from a screen or a slip of paper once.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

const GROUPS = 5
const GROUP_LENGTH = 4

const randomGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** A password that nobody has chosen: some 99 bits, in groups that can be typed. */
export const createOperatorPassword = (): string => Array.from({ length: GROUPS }, randomGroup).join('-')
