import { expect, it } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

const MAX_LINES = 400

it('no file is longer than 400 lines, apart from texts and generated code', () => {
  const files = [...sourceFiles('src'), ...sourceFiles('tests'), ...sourceFiles('tools')]
  const long = files
    .filter(({ path }) => !/^src\/messages\/[a-z]{2}\/|\.gen\.ts$/.test(path))
    .filter(({ text }) => text.split('\n').length > MAX_LINES)
    .map(({ path }) => path)
  expect(long).toEqual([])
})
