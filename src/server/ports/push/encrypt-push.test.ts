import { createECDH } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { encryptPush, hasUsableKeys } from './encrypt-push.ts'

// The example of RFC 8291, section 5.
const RECEIVER = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const SENDER_KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'
const SALT = 'DGv6ra1nlYgDCS1FRnbzlw'
const ENCRYPTED =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'

describe('a message to a browser', () => {
  it('is encrypted as in the example of the standard', () => {
    const sender = createECDH('prime256v1')
    sender.setPrivateKey(Buffer.from(SENDER_KEY, 'base64url'))
    const salt = Buffer.from(SALT, 'base64url')
    const bytes = encryptPush(RECEIVER, 'When I grow up, I want to be a watermelon', { sender, salt })
    expect(bytes.toString('base64url')).toBe(ENCRYPTED)
  })

  it('is never encrypted the same way twice', () => {
    expect(encryptPush(RECEIVER, 'text').equals(encryptPush(RECEIVER, 'text'))).toBe(false)
  })

  it.each([
    ['the keys of the example', RECEIVER, true],
    ['a point that is not on the curve', { ...RECEIVER, p256dh: `B${'A'.repeat(86)}` }, false],
    ['no key at all', { ...RECEIVER, p256dh: '' }, false],
    ['a secret that is too short', { ...RECEIVER, auth: 'BTBZ' }, false],
  ])('can be sent to %s: %#', (_, receiver, isUsable) => {
    expect(hasUsableKeys(receiver)).toBe(isUsable)
  })
})
