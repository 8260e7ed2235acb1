import { describe, expect, it } from 'vitest'
import { addView, parseViews } from './saved-views.ts'

describe('saved views', () => {
  it('are read back as they were stored', () => {
    const views = [{ name: 'Late', query: 'late=late' }]
    expect(parseViews(JSON.stringify(views))).toEqual(views)
  })

  it.each([null, '', '{', '{}', '[1, null, {"name": "x"}]'])(
    'are none where a browser has kept %s',
    (stored) => {
      expect(parseViews(stored)).toEqual([])
    },
  )

  it('replace one of the same name', () => {
    const first = addView([], { name: 'Late', query: 'a=1' })
    expect(addView(first, { name: 'Late', query: 'a=2' })).toEqual([{ name: 'Late', query: 'a=2' }])
  })
})
