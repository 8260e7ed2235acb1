import { describe, expect, it } from 'vitest'
import { EMPTY_ISSUE, readIssue, type TypedIssue, writeIssue } from './read-issue.ts'

const ISSUE: TypedIssue = {
  market: 'de',
  subject: 'Betreff',
  preheader: 'Dazu',
  title: 'Titel',
  categories: ['phones'],
  blocks: [
    { kind: 'text', title: 'Kopf', text: 'Text' },
    { kind: 'devices', devices: ['iphone-15'] },
    { kind: 'picture', picture: 'herbst.png', alt: 'Laub' },
    { kind: 'button', label: 'Los', link: '/' },
  ],
}

describe('an issue in its fields', () => {
  it.each([ISSUE, EMPTY_ISSUE])('is the one of the file', (issue) => {
    expect(readIssue(writeIssue(issue))).toEqual(issue)
  })

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a text that is none', writeIssue({ ...ISSUE, subject: 3 as never })],
    ['an unknown block', JSON.stringify({ ...ISSUE, blocks: [{ kind: 'film' }] })],
  ])('stays a file if it has %s', (_what, text) => {
    expect(readIssue(text)).toBeNull()
  })
})
