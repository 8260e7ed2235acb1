import { describe, expect, it } from 'vitest'
import { CONTROLLING_REQUEST } from '#contracts/controlling.ts'
import { findTouchpoint } from '#domain/analytics/marketing-touchpoint.ts'
import { MARKETING_TOUCHPOINT_PARAMETERS } from '#domain/markets/shop-constants.ts'

const HOME = 'https://verkaufen.example/'

const arrive = (query: string, referrer = '') => findTouchpoint({ url: HOME + query, referrer })

const isTaken = (data: unknown): boolean =>
  CONTROLLING_REQUEST.safeParse({
    clientId: '',
    applicationId: 'SELL_DE',
    url: '/',
    eventName: 'marketing_touchpoint',
    data,
  }).success

describe('an arrival', () => {
  it.each(MARKETING_TOUCHPOINT_PARAMETERS)('with %s reports its value to marketing', (name) => {
    expect(arrive(`produkte/apple?a=1&${name}=Fr%C3%BChling%20%26+mehr`)).toEqual({
      referrer: '',
      getParameter: { [name]: 'Frühling & mehr' },
    })
  })

  it('reports all campaign parameters and no others', () => {
    expect(arrive('?q=iphone&utm_source=letter&mail=a@b.de&gclid=x&UTM_ID=1')).toEqual({
      referrer: '',
      getParameter: { gclid: 'x', utm_source: 'letter' },
    })
  })

  it('reports the first of several values', () => {
    expect(arrive('?gclid=a&gclid=b')?.getParameter).toEqual({ gclid: 'a' })
  })

  it.each(['', '?', '?q=iphone', '?gclid=', '?gclid', '#gclid=1', '?xgclid=1'])(
    'with %s tells nothing',
    (query) => {
      expect(arrive(query)).toBeNull()
      expect(arrive(query, HOME)).toBeNull()
    },
  )

  it.each([
    ['https://search.example/', 'https://search.example/'],
    ['https://search.example/find?q=my+name#top', 'https://search.example/find'],
    ['https://me:secret@blog.example/post', 'https://blog.example/post'],
    ['http://verkaufen.example/', 'http://verkaufen.example/'],
    ['https://verkaufen.example.evil.example/', 'https://verkaufen.example.evil.example/'],
    ['android-app://com.search.box/', 'android-app://com.search.box/'],
  ])('from %s reports %s', (referrer, reported) => {
    expect(arrive('', referrer)).toEqual({ referrer: reported, getParameter: {} })
  })

  it.each(['https://verkaufen.example', 'https://verkaufen.example/a?b', 'about:blank', 'nonsense', '//x'])(
    'from %s is none from elsewhere',
    (referrer) => {
      expect(arrive('', referrer)).toBeNull()
    },
  )

  it('only reports what controlling accepts, whatever the address holds', () => {
    const long = `${'x'.repeat(499)}😀`
    const touchpoint = arrive(
      `?gclid=${encodeURIComponent(long)}&awc=a%00b%0A`,
      `https://a.example/${long.repeat(9)}`,
    )
    expect(touchpoint?.getParameter).toEqual({ gclid: 'x'.repeat(499), awc: 'ab' })
    expect(isTaken(touchpoint)).toBe(true)
  })
})
