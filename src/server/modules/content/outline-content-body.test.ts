import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CONTENT_PICTURES } from '#domain/content/content-pictures.ts'
import { outlineContentBody } from './outline-content-body.ts'

describe('the outline of a text', () => {
  it('has headings, links and pictures with their lines', () => {
    const text = `## One

A [link](content:terms) and
another [one](route:contact).

- first
- with **bold [link](/kontakt)**

| a | b |
|---|---|
| c | [d](content:d) |

![A phone](art:hero)

### Two`
    expect(outlineContentBody(text)).toEqual([
      { kind: 'heading', level: 2, text: 'One', line: 1 },
      { kind: 'link', target: 'content:terms', line: 3 },
      { kind: 'link', target: 'route:contact', line: 4 },
      { kind: 'link', target: '/kontakt', line: 7 },
      { kind: 'link', target: 'content:d', line: 11 },
      { kind: 'picture', target: 'art:hero', alt: 'A phone', line: 13 },
      { kind: 'heading', level: 3, text: 'Two', line: 15 },
    ])
  })

  it('counts the second of two equal links in its own line', () => {
    const links = outlineContentBody('[a](/a)\n\n[a](/a)').map(({ line }) => line)
    expect(links).toEqual([1, 3])
  })

  it('goes on after what the shop can’t show', () => {
    const entries = outlineContentBody('a <br> b\n\n> quoted\n\ntext with ![a](art:hero) inside\n\n[a](/a)')
    expect(entries.map(({ kind, line }) => [kind, line])).toEqual([
      ['unsupported', 1],
      ['unsupported', 3],
      ['unsupported', 5],
      ['link', 7],
    ])
  })

  it('reads lines as Windows writes them', () => {
    expect(outlineContentBody('a\r\n\r\n[a](/a)')).toEqual([{ kind: 'link', target: '/a', line: 3 }])
  })
})

it('every picture that content may name is a drawing of the shop', () => {
  const drawings = readdirSync(new URL('../../../web/art/', import.meta.url))
  expect(CONTENT_PICTURES.filter((name) => !drawings.includes(`${name}.svg`))).toEqual([])
})
