import { describe, expect, it } from 'vitest'
import { createRecentBytes } from './recent-bytes.ts'

const buildFile = (size: number) => new Uint8Array(size)

describe('recent files', () => {
  it('are dropped when they are too large together, the one unused for longest first', () => {
    const recent = createRecentBytes(10)
    recent.keep('a', buildFile(4))
    recent.keep('b', buildFile(4))
    recent.find('a')
    recent.keep('c', buildFile(4))
    expect(['a', 'b', 'c'].filter((name) => recent.find(name))).toEqual(['a', 'c'])
  })

  it('count once, however often they are kept', () => {
    const recent = createRecentBytes(10)
    for (let times = 0; times < 5; times += 1) recent.keep('a', buildFile(6))
    recent.keep('b', buildFile(4))
    expect(['a', 'b'].filter((name) => recent.find(name))).toEqual(['a', 'b'])
  })

  it('that are larger than all the room are not kept', () => {
    const recent = createRecentBytes(10)
    recent.keep('a', buildFile(11))
    expect(recent.find('a')).toBeNull()
  })
})
