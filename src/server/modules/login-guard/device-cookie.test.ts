import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createDeviceCookie } from './device-cookie.ts'

const PLACE = { name: 'known_device', path: '/api/account' }
const secret = createShopSecret(Buffer.from('a secret of this test'))
const cookie = createDeviceCookie(secret, PLACE)

const writePair = (deviceId: string) => cookie.write(deviceId, true).split(';', 1)[0] ?? ''

describe('the cookie of a known device', () => {
  it('is read as it was written, wherever it is in the header', () => {
    const deviceId = randomUUID()
    const pair = writePair(deviceId)
    for (const header of [pair, `locale=de; ${pair}`, `${pair}; locale=de`, `x;=;${pair}`])
      expect({ header, deviceId: cookie.read(header) }).toEqual({ header, deviceId })
  })

  it('is hidden from scripts and other sites, and sent to the sign-in only', () => {
    const attributes = cookie.write(randomUUID(), true).split('; ').slice(1)
    expect(attributes).toEqual([
      'Path=/api/account',
      'Max-Age=34560000',
      'HttpOnly',
      'SameSite=Strict',
      'Secure',
    ])
    expect(cookie.write(randomUUID(), false)).not.toContain('Secure')
  })

  it('is believed only if this shop wrote it, for this place', () => {
    const deviceId = randomUUID()
    const stranger = createDeviceCookie(createShopSecret(Buffer.from('another secret')), PLACE)
    expect(stranger.read(writePair(deviceId))).toBeNull()
    const desk = createDeviceCookie(secret, { ...PLACE, name: 'desk_device' })
    expect(desk.read(writePair(deviceId).replace('known_device', 'desk_device'))).toBeNull()
    expect(cookie.read(writePair(deviceId).replace(deviceId, randomUUID()))).toBeNull()
  })

  it('cannot be guessed', () => {
    fc.assert(fc.property(fc.string(), (value) => cookie.read(`known_device=${value}`) === null))
    expect(cookie.read(undefined)).toBeNull()
    expect(cookie.read('')).toBeNull()
  })
})
