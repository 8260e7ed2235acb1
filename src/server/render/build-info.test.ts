import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { StartupError } from '#server/config/startup-error.ts'
import { readBuildInfo } from '#server/render/build-info.ts'

const folder = mkdtempSync(join(tmpdir(), 'build-info-'))
afterAll(() => rmSync(folder, { recursive: true }))

const BUILD = { id: 'b1', timestamp: 1, entry: '/assets/e.js', styles: [], fonts: [] }

describe('the build that the server serves', () => {
  it('is what the build left in its file', () => {
    writeFileSync(join(folder, 'build.json'), JSON.stringify(BUILD))
    expect(readBuildInfo(folder)).toEqual(BUILD)
  })

  it.each(['', '{', '{}', JSON.stringify({ ...BUILD, timestamp: 'today' })])(
    'is missing when the file says %j',
    (text) => {
      writeFileSync(join(folder, 'build.json'), text)
      expect(() => readBuildInfo(folder)).toThrow(StartupError)
    },
  )

  it('is missing without the file, and the error says what to do', () => {
    expect(() => readBuildInfo(join(folder, 'nowhere'))).toThrow('npm run build')
  })
})
