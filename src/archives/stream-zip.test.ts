import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { streamZip } from './stream-zip.ts'

const changedAt = new Date('2026-11-15T12:00:00Z')

const buildFile = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text), changedAt })

describe('an archive', () => {
  it('holds every file unchanged, including empty ones and names in any script', async () => {
    const files = { 'data.json': '{"a":1}'.repeat(1_000), 'sales/Łódź.pdf': '%PDF', 'empty.txt': '' }
    const chunks: Uint8Array[] = []
    const entries = Object.entries(files).map(([name, text]) => buildFile(name, text))
    for await (const chunk of streamZip(entries)) chunks.push(chunk)
    const archive = Buffer.concat(chunks)
    const read = Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, strFromU8(bytes)])
    expect(Object.fromEntries(read)).toEqual(files)
    expect(archive.length).toBeLessThan(2_000)
  })

  it('reads a file only after the previous one has been sent', async () => {
    const asked: string[] = []
    async function* files() {
      for (const name of ['a.txt', 'b.txt']) {
        asked.push(name)
        yield buildFile(name, 'x')
      }
    }
    const archive = streamZip(files())
    await archive.next()
    expect(asked).toEqual(['a.txt'])
    await archive.return(undefined)
  })
})
