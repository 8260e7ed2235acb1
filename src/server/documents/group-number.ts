/** A number in groups of four that people can read aloud. */
export const groupNumber = (number: string): string => number.match(/.{1,4}/gu)?.join(' ') ?? ''
