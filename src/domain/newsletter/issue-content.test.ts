import { describe, expect, it } from 'vitest'
import { de } from '#markets/de.ts'
import { checkIssue, type IssueBlock, isIssueLink } from './issue-content.ts'
import { canIssue, ISSUE_STATUSES } from './issue-states.ts'

describe('a link of an issue', () => {
  it.each([
    '/',
    '/kontakt',
    '/produkte/apple-iphone-13',
    '/verkaufen/handy?x=1',
    'https://www.buy-de.example/phones',
  ])('may lead to %s', (link) => {
    expect(isIssueLink(de, link)).toBe(true)
  })

  it.each([
    'http://www.buy-de.example/',
    'https://www.buy-de.example.evil.test/',
    'https://evil.test/?https://www.buy-de.example/',
    'https://user@www.buy-de.example/',
    '//evil.test/',
    '/prodotti/apple-iphone-13',
    '/gibt-es-nicht',
    '/newsletter/unsubscribe/abc',
    '/kontakt?utm_source=newsletter',
    'javascript:alert(1)',
    'kontakt',
  ])('never leads to %s', (link) => {
    expect(isIssueLink(de, link)).toBe(false)
  })
})

describe('an issue', () => {
  const check = (...blocks: IssueBlock[]) =>
    checkIssue(
      { subject: 'S', preheader: 'P', title: 'T {brand}', categories: [], blocks },
      {
        market: de,
        knownDevices: new Set(['known']),
        pictures: new Set(['known.png']),
        listUnknownPlaceholders: (text) => (text.includes('{unknown}') ? ['unknown'] : []),
      },
    )

  it('is sound if everything that it names exists', () => {
    expect(
      check(
        { kind: 'text', text: '{brand}' },
        { kind: 'devices', devices: ['known'] },
        { kind: 'picture', picture: 'known.png', alt: 'A' },
        { kind: 'button', label: 'B', link: '/kontakt' },
      ),
    ).toEqual([])
  })

  it('names what is wrong with it, by field', () => {
    expect(
      check(
        { kind: 'text', title: '{unknown}', text: 'x' },
        { kind: 'devices', devices: ['known', 'gone'] },
        { kind: 'picture', picture: 'gone.png', alt: 'A' },
        { kind: 'button', label: '{unknown}', link: '/gone' },
      ),
    ).toEqual([
      { field: 'blocks.0.title', key: 'ISSUE_PLACEHOLDER_UNKNOWN' },
      { field: 'blocks.3.label', key: 'ISSUE_PLACEHOLDER_UNKNOWN' },
      { field: 'blocks.1.devices.1', key: 'ISSUE_DEVICE_UNKNOWN' },
      { field: 'blocks.2.picture', key: 'ISSUE_PICTURE_MISSING' },
      { field: 'blocks.3.link', key: 'ISSUE_LINK_UNKNOWN' },
    ])
  })
})

it('an issue can be changed, cancelled and stopped in one state each', () => {
  const list = (action: Parameters<typeof canIssue>[0]) =>
    ISSUE_STATUSES.filter((status) => canIssue(action, status))
  expect({ change: list('change'), cancel: list('cancel'), stop: list('stop') }).toEqual({
    change: ['draft'],
    cancel: ['scheduled'],
    stop: ['sending'],
  })
})
