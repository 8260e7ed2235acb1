import { describe, expect, it } from 'vitest'
import { randomUuid } from '#web/platform/api/random-uuid.ts'

const VERSION_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const made = Array.from({ length: 1_000 }, randomUuid)

describe('the key of a sale', () => {
  it('is a random UUID in the one form that the server and the database write', () => {
    expect(made.filter((uuid) => !VERSION_4.test(uuid))).toEqual([])
  })

  it('is never the same twice', () => {
    expect(new Set(made).size).toBe(made.length)
  })

  it('has no digit that is always the same, apart from version and variant', () => {
    const places = [...'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'].map((_, place) => {
      return new Set(made.map((uuid) => uuid[place])).size
    })
    expect(places.map((count) => (count === 16 ? 'x' : String(count))).join('')).toBe(
      'xxxxxxxx1xxxx11xxx14xxx1xxxxxxxxxxxx',
    )
  })
})
