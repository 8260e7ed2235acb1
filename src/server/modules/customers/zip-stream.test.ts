import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { zipStream } from './zip-stream.ts'

const changedAt = new Date('2026-11-15T12:00:00Z')

const fileOf = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text), changedAt })

describe('an archive', () => {
  it('holds every file as it was, also empty ones and names in any script', async () => {
    const files = { 'data.json': '{"a":1}'.repeat(1_000), 'sales/Łódź.pdf': '%PDF', 'empty.txt': '' }
    const chunks: Uint8Array[] = []
    const entries = Object.entries(files).map(([name, text]) => fileOf(name, text))
    for await (const chunk of zipStream(entries)) chunks.push(chunk)
    const archive = Buffer.concat(chunks)
    const read = Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, strFromU8(bytes)])
    expect(Object.fromEntries(read)).toEqual(files)
    expect(archive.length).toBeLessThan(2_000)
  })

  it('asks for a file only when the one before is on its way', async () => {
    const asked: string[] = []
    async function* files() {
      for (const name of ['a.txt', 'b.txt']) {
        asked.push(name)
        yield fileOf(name, 'x')
      }
    }
    const archive = zipStream(files())
    await archive.next()
    expect(asked).toEqual(['a.txt'])
    await archive.return(undefined)
  })
})
