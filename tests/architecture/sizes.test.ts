import { expect, it } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

const MAX_LINES = 300

it('no file is longer than 300 lines, apart from texts and generated code', () => {
  const files = [...sourceFiles('src'), ...sourceFiles('tests')]
  const long = files
    .filter(({ path }) => !/^src\/messages\/[a-z]{2}\/|\.gen\.ts$/.test(path))
    .filter(({ text }) => text.split('\n').length > MAX_LINES)
    .map(({ path }) => path)
  expect(long).toEqual([])
})
