import { describe, expect, it } from 'vitest'
import { isPublicAddress, isPushEndpoint, lookUpPublicAddress } from './push-address.ts'

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
  ])('may be %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true))

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://localhost/abc',
    'https://127.0.0.1/abc',
    'https://0x7f.1/abc',
    'https://2130706433/abc',
    'https://[::1]/abc',
    'https://push.example:8443/abc',
    'https://user:password@push.example/abc',
    'https://push.example./abc',
    'file:///etc/passwd',
    'not an address',
  ])('is never %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false))

  it.each([
    ['142.250.74.10', true],
    ['2a00:1450:4001:80e::200a', true],
    ['10.1.2.3', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.31.0.1', false],
    ['192.168.1.1', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::ffff:10.0.0.1', false],
    ['64:ff9b::a00:1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['2002:a00:1::', false],
    ['2001:db8::1', false],
    ['nothing', false],
  ])('leads to %s: %s', (address, isAllowed) => expect(isPublicAddress(address)).toBe(isAllowed))

  it('is refused if its name leads to this machine', async () => {
    const failure = await new Promise<Error | null>((resolve) => {
      lookUpPublicAddress('localhost', { all: true }, (error) => resolve(error))
    })
    expect(failure?.name).toBe('RefusedAddress')
  })
})
