import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldMailbox } from './fold-mailbox.ts'

describe('the mailbox behind an address', () => {
  it.each([
    ['Anna@Example.org', 'anna@example.org'],
    ['anna+shop@example.org', 'anna@example.org'],
    ['anna+a+b@example.org', 'anna@example.org'],
    ['a.nna@example.org', 'a.nna@example.org'],
    ['a.n.na+1@gmail.com', 'anna@gmail.com'],
    ['an.na@googlemail.com', 'anna@gmail.com'],
    ['+anna@example.org', '+anna@example.org'],
    ['no address', 'no address'],
  ])('%s is %s', (email, mailbox) => {
    expect(foldMailbox(email)).toBe(mailbox)
  })

  it('is the same for every alias, and folding it again changes nothing', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9.]{0,10}$/)
    const alias = fc.stringMatching(/^[a-z0-9+.]{0,10}$/)
    fc.assert(
      fc.property(name, alias, fc.constantFrom('example.org', 'gmail.com'), (local, tag, domain) => {
        const mailbox = foldMailbox(`${local}@${domain}`)
        expect(foldMailbox(`${local}+${tag}@${domain}`)).toBe(mailbox)
        expect(foldMailbox(mailbox)).toBe(mailbox)
      }),
    )
  })
})
