import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BROWSER_NAMES, describeDevice, readDevice, SYSTEM_NAMES, toDevice } from './read-device.ts'

const MOZILLA = 'Mozilla/5.0'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'

describe('the device of a sign-in', () => {
  it.each([
    [`${MOZILLA} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'FIREFOX', 'WINDOWS'],
    [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0.0.0`, 'EDGE', 'WINDOWS'],
    [`${MOZILLA} (X11; Linux x86_64) ${CHROME} Safari/537.36`, 'CHROME', 'LINUX'],
    [`${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'CHROME', 'CHROMEOS'],
    [`${MOZILLA} (X11; Linux x86_64) ${CHROME} Safari/537.36 OPR/120.0.0.0`, 'OPERA', 'LINUX'],
    [`${MOZILLA} (Linux; Android 16; Pixel 9) ${CHROME} Mobile Safari/537.36`, 'CHROME', 'ANDROID'],
    [`${MOZILLA} (Linux; Android 15; K) SamsungBrowser/28.0 ${CHROME} Safari/537.36`, 'SAMSUNG', 'ANDROID'],
    [
      `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15`,
      'SAFARI',
      'MACOS',
    ],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1`,
      'SAFARI',
      'IOS',
    ],
    [`${MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X) CriOS/142.0 Safari/604.1`, 'CHROME', 'IOS'],
    ['curl/8.9.1', 'UNKNOWN', 'UNKNOWN'],
    ['', 'UNKNOWN', 'UNKNOWN'],
  ])('with the user agent %s', (userAgent, browser, system) => {
    expect(readDevice(userAgent)).toEqual({ browser, system })
  })

  it.each([
    ['FIREFOX', 'WINDOWS', 'Firefox on Windows'],
    ['UNKNOWN', 'IOS', 'iOS'],
    ['SAMSUNG', 'UNKNOWN', 'Samsung Internet'],
    ['UNKNOWN', 'UNKNOWN', 'Unknown device'],
    ['NETSCAPE', 'BEOS', 'Unknown device'],
  ])('%s and %s are told in plain words', (browser, system, text) => {
    const words = {
      both: (labels: { browser: string; system: string }) => `${labels.browser} on ${labels.system}`,
      unknown: 'Unknown device',
    }
    expect(describeDevice(toDevice(browser, system), words)).toBe(text)
  })

  it('is always one of the names that have a text', () => {
    fc.assert(
      fc.property(fc.string(), (userAgent) => {
        const { browser, system } = readDevice(userAgent)
        return BROWSER_NAMES.includes(browser) && SYSTEM_NAMES.includes(system)
      }),
    )
  })
})
