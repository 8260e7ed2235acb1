/** A node on the way from a leaf to the root: its number on its level, and the number of the last node there. */
export interface ClimbPlace {
  readonly index: number
  readonly last: number
}

// No shifts of bits: they would cut numbers of more than 31 bits.
const isOdd = (value: number): boolean => value % 2 === 1

const climb = ({ index, last }: ClimbPlace): ClimbPlace => ({
  index: Math.floor(index / 2),
  last: Math.floor(last / 2),
})

/** Whether its sibling in a proof stands to its left. */
export const isRightChild = ({ index, last }: ClimbPlace): boolean => isOdd(index) || index === last

/** Where the proof of the first tree starts: above all nodes that complete it. */
export function climbWhileRight(place: ClimbPlace): ClimbPlace {
  let at = place
  while (isOdd(at.index)) at = climb(at)
  return at
}

/** The next level with a sibling. The last node of a level may have none for several levels. */
export function climbToSibling(place: ClimbPlace): ClimbPlace {
  let at = place
  if (isRightChild(at)) while (!isOdd(at.index) && at.index !== 0) at = climb(at)
  return climb(at)
}
