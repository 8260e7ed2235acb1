import { describe, expect, it } from 'vitest'
import { findStepMail } from '#domain/lifecycle/seller-notices.ts'
import { TRADE_TRANSITIONS } from '#domain/trades/trade-states.ts'
import { isMailName, MAILS, type MailName } from './mail-registry.ts'

const NAMES = Object.keys(MAILS) as MailName[]

describe('the mail registry', () => {
  it('has one topic per subject', () => {
    const topics = new Map<string, string>()
    for (const { about, topic } of Object.values(MAILS)) {
      expect(topics.get(about) ?? topic, about).toBe(topic)
      topics.set(about, topic)
    }
  })

  it('knows which state devices have reached for every mail about devices, and for no other', () => {
    for (const name of NAMES) expect('state' in MAILS[name], name).toBe(MAILS[name].about === 'devices')
  })

  it('reports the state that the event of a step leads to', () => {
    for (const { event, to } of TRADE_TRANSITIONS) {
      const name = findStepMail(event)
      const entry = name && MAILS[name]
      if (entry && 'state' in entry) expect(entry.state, `${event}: ${name}`).toBe(to)
    }
  })

  it.each(['toString', 'arrived', '', null, undefined, 7])('does not know a mail named %j', (name) => {
    expect(isMailName(name)).toBe(false)
  })
})
