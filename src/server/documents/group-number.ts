/** Splits a number into groups of four that can be read aloud. */
export const groupNumber = (number: string): string => number.match(/.{1,4}/gu)?.join(' ') ?? ''
