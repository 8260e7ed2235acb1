import { describe, expect, it } from 'vitest'
import { expectSoundDrawing } from '../../../tests/support/expect-sound-drawing.ts'
import { CLOSE_UP, COIN_DIAMETER_MM, NAIL_WIDTH_MM } from './close-up.ts'
import { CONDITION_SUBJECTS, drawCondition } from './condition-drawing.ts'
import { CONDITION_GRADES, CONDITION_MARKS } from './marks.ts'

const pictures = CONDITION_SUBJECTS.flatMap((subject) =>
  CONDITION_GRADES.map((grade) => ({ subject, grade, svg: drawCondition(subject, grade) })),
)

/** How wide the pieces are that dents have taken from the outline. */
const measureDents = (svg: string): number[] =>
  [...svg.matchAll(/d="M-([\d.]+) -.5V0Q0 [\d.]+ ([\d.]+) 0V-.5z" class="table"/g)].map(
    ([, left, right]) => Number(left) + Number(right),
  )

describe('the picture of a condition', () => {
  it.each(pictures)('is small and well-formed: $subject in condition $grade', ({ svg }) => {
    expectSoundDrawing(svg)
  })

  it('differs for every category and every condition', () => {
    expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(CONDITION_SUBJECTS.length * 5)
  })

  it('is the same at every request', () => {
    expect(drawCondition('lenses', 2)).toBe(drawCondition('lenses', 2))
  })

  it.each(pictures)('has one unit per millimetre: $subject in condition $grade', ({ svg }) => {
    expect(svg).toContain(`viewBox="0 0 ${CLOSE_UP.width} ${CLOSE_UP.height}"`)
  })

  it.each(CONDITION_SUBJECTS)(
    'of %s has a fingernail where marks may be felt, and a coin elsewhere',
    (subject) => {
      const nail = `M-${NAIL_WIDTH_MM / 2} `
      const coin = `r="${COIN_DIAMETER_MM / 2}"`
      const found = CONDITION_GRADES.map((grade) => {
        const svg = drawCondition(subject, grade)
        return { grade, hasNail: svg.includes(nail), hasCoin: svg.includes(coin) }
      })
      expect(found).toEqual([
        { grade: 5, hasNail: false, hasCoin: false },
        { grade: 4, hasNail: false, hasCoin: true },
        { grade: 3, hasNail: true, hasCoin: false },
        { grade: 2, hasNail: true, hasCoin: false },
        { grade: 1, hasNail: false, hasCoin: true },
      ])
    },
  )

  it.each(CONDITION_SUBJECTS)('of %s draws its dents life-size', (subject) => {
    for (const grade of CONDITION_GRADES)
      expect(measureDents(drawCondition(subject, grade))).toEqual(
        CONDITION_MARKS[grade].dents.map(({ diameterMm }) => diameterMm),
      )
  })
})

describe('the marks of a condition', () => {
  const describeMarks = (grade: (typeof CONDITION_GRADES)[number]) => {
    const { scratches, dents, isCracked } = CONDITION_MARKS[grade]
    return {
      isMarked: scratches.length > 0,
      isFelt: scratches.some(({ isFelt }) => isFelt),
      largestDentMm: Math.max(0, ...dents.map(({ diameterMm }) => diameterMm)),
      isCracked,
    }
  }

  it.each([
    { grade: 5, marks: { isMarked: false, isFelt: false, largestDentMm: 0, isCracked: false } },
    { grade: 4, marks: { isMarked: false, isFelt: false, largestDentMm: 0, isCracked: false } },
    { grade: 3, marks: { isMarked: true, isFelt: false, largestDentMm: 0, isCracked: false } },
    { grade: 2, marks: { isMarked: true, isFelt: true, largestDentMm: 2, isCracked: false } },
  ] as const)('are as its definition allows: condition $grade', ({ grade, marks }) => {
    expect(describeMarks(grade)).toEqual(marks)
  })

  it('are deeper than any other on a damaged device, and its housing is cracked', () => {
    const { largestDentMm, isCracked } = describeMarks(1)
    expect(largestDentMm).toBeGreaterThan(2)
    expect(isCracked).toBe(true)
  })
})
