import { describe, expect, it } from 'vitest'
import { canTakeStep, RECYCLING_STATES, RECYCLING_STEPS, type RecyclingState } from './recycling-states.ts'

/** What a sender hears of each state. A new state without a line doesn't compile; one without a mail names its reason. */
const HEARD: Readonly<Record<RecyclingState, string>> = {
  CREATED: 'no mail: the label follows within seconds',
  LABEL_ISSUED: 'RECYCLING_LABEL',
  IN_TRANSIT: 'no mail: the sender has just handed it in, and RECYCLING_ARRIVED follows',
  RECEIVED: 'RECYCLING_ARRIVED',
  RECYCLED: 'RECYCLING_DONE',
  EXPIRED: 'RECYCLING_EXPIRED',
}

describe('the way of a recycling parcel', () => {
  it.each(RECYCLING_STATES)('from %s can end at the recycling', (start) => {
    const reached = new Set<RecyclingState>([start])
    for (const state of reached)
      for (const { from, to } of Object.values(RECYCLING_STEPS)) if (from.includes(state)) reached.add(to)
    expect(reached).toContain('RECYCLED')
  })

  it('ends there', () => {
    expect(Object.values(RECYCLING_STEPS).filter(({ from }) => from.includes('RECYCLED'))).toEqual([])
  })

  it('has an answer of the desk in every state', () => {
    const answers = RECYCLING_STATES.map((state) => [
      canTakeStep('booked_in', state),
      canTakeStep('recycled', state),
    ])
    expect(answers).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [false, true],
      [false, false],
      [true, false],
    ])
  })

  it('tells its sender about every state, or says why not', () => {
    for (const state of RECYCLING_STATES) expect(HEARD[state]).toMatch(/^RECYCLING_|^no mail: /)
  })
})
