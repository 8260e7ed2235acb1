import { randomInt } from 'node:crypto'

// Without i, l, o, 0 and 1, because codes are copied from a screen or paper.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

const GROUP_LENGTH = 4

const randomGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Random text of about 20 bits a group, in groups that are easy to type. */
export const createRandomCode = (groups: number): string =>
  Array.from({ length: groups }, randomGroup).join('-')
