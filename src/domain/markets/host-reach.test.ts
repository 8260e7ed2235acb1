import { describe, expect, it } from 'vitest'
import { isLoopbackHost, isPublicHost } from './host-reach.ts'

describe('a host', () => {
  it.each(['localhost', 'localhost:3000', '127.0.0.1:8101', '[::1]:8101', '[::1]'])(
    '%s means this machine',
    (host) => {
      expect(isLoopbackHost(host)).toBe(true)
      expect(isPublicHost({ host })).toBe(false)
    },
  )

  it.each(['www.sell-de.example', 'shop.test:8080', 'shop.localhost'])(
    '%s is reserved: nobody visits it',
    (host) => {
      expect(isPublicHost({ host })).toBe(false)
    },
  )

  it.each([
    'www.rivendo.com',
    'rivendo.com:8443',
    '192.168.0.7:3000',
    '[2001:db8::1]:80',
    'localhost.rivendo.com',
    'example',
    'shop-example',
  ])('%s may be visited from outside', (host) => {
    expect(isLoopbackHost(host)).toBe(false)
    expect(isPublicHost({ host })).toBe(true)
  })
})
