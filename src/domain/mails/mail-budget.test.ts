import { describe, expect, it } from 'vitest'
import { BUDGETED_MAILS, MAIL_ROOMS } from './mail-budget.ts'

describe('the daily budget of a mailbox', () => {
  it('bounds what strangers can send to it in a day, all kinds together', () => {
    expect(MAIL_ROOMS.shared + MAIL_ROOMS.access + MAIL_ROOMS.followUp).toBe(20)
  })

  it('keeps room for ways back in that sales and requests cannot use up', () => {
    for (const mail of ['SALE', 'REQUEST', 'NEWSLETTER'] as const)
      expect(BUDGETED_MAILS[mail], mail).not.toContain('access')
    for (const mail of ['RESET', 'SALE_LINK', 'CODE'] as const)
      expect(BUDGETED_MAILS[mail], mail).toEqual(['shared', 'access'])
  })

  it('gives nobody the room of someone with a proof', () => {
    for (const rooms of Object.values(BUDGETED_MAILS)) expect(rooms).not.toContain('proven')
  })
})
